import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct AnimatedTransitioningTests {
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      journal.note("animate")
    }

    func animationEnded(_ transitionCompleted: Bool) { journal.note("ended") }
  }

  private final class Director: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
  {
    let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Animator(journal) }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      journal.note(operation == .push ? "push" : "pop")
      return Animator(journal)
    }
  }

  private let journal = Journal()

  @Test func `a presentation takes as long as its animator says`() {
    let director = Director(journal)
    let root = UIViewController()
    let scene = ControllerScene(root)
    let presented = UIViewController()
    presented.transitioningDelegate = director
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: true) { [journal] in journal.note("complete") }
    scene.turn()
    #expect(presented.transitionCoordinator?.transitionDuration == 2)
    scene.wait(1.5)
    #expect(journal.take().isEmpty)
    scene.wait(1)
    #expect(journal.take() == ["ended", "complete"] && presented.view.window === scene.window)
    root.dismiss(animated: false)
    scene.turn()
    #expect(journal.take().isEmpty)
  }

  @Test func `a push and a pop take as long as their animators say`() {
    let director = Director(journal)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let scene = ControllerScene(navigation)
    navigation.delegate = director
    navigation.pushViewController(UIViewController(), animated: true)
    scene.turn()
    #expect(navigation.transitionCoordinator?.transitionDuration == 2)
    scene.wait(2)
    navigation.popViewController(animated: true)
    scene.wait(2)
    #expect(journal.take() == ["push", "ended", "pop", "ended"])
  }

  @Test func `setting a stack pushes a new top controller and pops to an existing one`() {
    let director = Director(journal)
    let controllers = (0..<3).map { _ in UIViewController() }
    let navigation = UINavigationController(rootViewController: controllers[0])
    let scene = ControllerScene(navigation)
    navigation.delegate = director
    navigation.setViewControllers([controllers[1]], animated: true)
    scene.wait(2)
    #expect(journal.take() == ["push", "ended"])
    navigation.setViewControllers([controllers[2], controllers[1]], animated: true)
    #expect(navigation.transitionCoordinator?.isAnimated != true)
    scene.turn()
    #expect(navigation.transitionCoordinator == nil && journal.take().isEmpty)
    navigation.setViewControllers([controllers[1], controllers[2]], animated: true)
    scene.wait(2)
    #expect(journal.take() == ["pop", "ended"])
  }
}
