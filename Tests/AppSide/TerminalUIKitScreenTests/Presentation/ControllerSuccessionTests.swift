import Foundation
import TerminalUIKitTestSupport
import Testing
import TestSupport

@testable import TerminalUIKit

/// Presentations, dismissals, pushes and pops in any order, faster than their transitions.
@MainActor
@Suite struct ControllerSuccessionTests {
  /// A controller that checks that its appearance and disappearance calls alternate.
  final class Watched: UIViewController {
    enum Phase {
      case gone, appearing, shown, disappearing
    }

    private(set) var phase = Phase.gone

    private func go(to next: Phase, from allowed: Phase...) {
      if !allowed.contains(phase) { Issue.record("\(phase) -> \(next)") }
      phase = next
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      go(to: .appearing, from: .gone, .disappearing)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      go(to: .shown, from: .appearing)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      go(to: .disappearing, from: .shown, .appearing)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      go(to: .gone, from: .disappearing)
    }
  }

  /// Returns the current state of a controller and its presenter.
  private func moment(_ presenter: UIViewController, _ presented: UIViewController) -> String {
    var words: [String] = []
    if presenter.presentedViewController === presented { words.append("presented") }
    if presented.presentingViewController === presenter { words.append("presenting") }
    if presented.isBeingPresented { words.append("coming") }
    if presented.isBeingDismissed { words.append("going") }
    return words.joined(separator: " ")
  }

  @Test(arguments: [true, false])
  func `each moment of a presentation and its dismissal has its state`(animated: Bool) {
    let scene = ControllerScene(Watched())
    let (root, modal) = (scene.root, Watched())
    var completions: [String] = []
    #expect(moment(root, modal) == "")
    root.present(modal, animated: animated) { completions.append(moment(root, modal)) }
    #expect(
      moment(root, modal) == (animated ? "presented presenting coming" : "presented presenting"))
    scene.wait(0.25)
    #expect(
      moment(root, modal) == (animated ? "presented presenting coming" : "presented presenting"))
    scene.wait(1)
    #expect(moment(root, modal) == "presented presenting")
    modal.dismiss(animated: animated) { completions.append(moment(root, modal)) }
    #expect(moment(root, modal) == (animated ? "presented presenting going" : ""))
    scene.wait(1)
    #expect(moment(root, modal) == "")
    #expect(completions == ["presented presenting", ""])
  }

  @Test(arguments: [true, false])
  func `a transition can begin at the end of another`(animated: Bool) {
    let navigation = UINavigationController(rootViewController: Watched())
    let scene = ControllerScene(navigation)
    let (first, second, third) = (Watched(), Watched(), Watched())
    let said = warnings {
      navigation.present(first, animated: animated) {
        navigation.dismiss(animated: animated) {
          navigation.present(second, animated: animated) {
            second.dismiss(animated: animated) {
              navigation.pushViewController(third, animated: animated)
            }
          }
        }
      }
      scene.wait(5)
    }
    #expect(said == [])
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.topViewController === third && third.phase == .shown)
  }

  @Test func `a controller that dismisses itself in viewDidAppear disappears`() {
    final class Passing: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        dismiss(animated: true)
      }
    }
    let scene = ControllerScene(Watched())
    let said = warnings {
      scene.root.present(Passing(), animated: true)
      scene.wait(5)
    }
    #expect(said == [])
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func `a push and an alert in one turn both appear`() {
    let navigation = UINavigationController(rootViewController: Watched())
    let scene = ControllerScene(navigation)
    let pushed = Watched()
    let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    let said = warnings {
      navigation.pushViewController(pushed, animated: true)
      pushed.present(alert, animated: true)
      scene.wait(2)
    }
    #expect(said == [])
    #expect(navigation.topViewController === pushed && pushed.phase == .shown)
    #expect(navigation.presentedViewController === alert && !alert.isBeingPresented)
  }

  @Test(arguments: 0..<60)
  func `in any order calls alternate and all transitions end`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let first = Watched()
    let navigation = UINavigationController(rootViewController: first)
    let scene = ControllerScene(navigation)
    _ = warnings {
      for _ in 0..<40 { step(navigation, scene, &random) }
      scene.wait(10)
    }
    var shown: [UIViewController] = [navigation]
    while let next = shown.last?.presentedViewController { shown.append(next) }
    for controller in shown {
      #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
      #expect(controller.transitionCoordinator == nil)
    }
    // Behind a full-screen presentation, a pushed controller hasn't appeared yet.
    if shown.count == 1 {
      for controller in navigation.viewControllers {
        #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
      }
      #expect((navigation.topViewController as? Watched)?.phase == .shown)
    }
    let front = shown.last
    #expect(front?.view.window === scene.window)
    #expect(UIApplication.shared.transitionsEnd == nil)
    for case let watched as Watched in shown.dropFirst().suffix(1) {
      #expect(watched.phase == .shown)
    }
  }

  private func step(
    _ navigation: UINavigationController, _ scene: ControllerScene, _ random: inout SplitMix
  ) {
    let animated = Bool.random(using: &random)
    var front: UIViewController = navigation
    while let next = front.presentedViewController { front = next }
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      let modal = Watched()
      modal.modalPresentationStyle = Bool.random(using: &random) ? .fullScreen : .pageSheet
      front.present(modal, animated: animated)
    case 2: front.dismiss(animated: animated)
    case 3: navigation.dismiss(animated: animated)
    case 4, 5: navigation.pushViewController(Watched(), animated: animated)
    case 6: navigation.popViewController(animated: animated)
    case 7: navigation.popToRootViewController(animated: animated)
    default: scene.wait(Double.random(in: 0..<1, using: &random))
    }
  }
}
