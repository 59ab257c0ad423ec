import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// The stack of a navigation controller, which changes immediately, with or without a window.
@MainActor
struct NavigationStackTests {
  private func names(_ navigation: UINavigationController) -> String {
    navigation.viewControllers.map { ($0 as? RecordingController)?.name ?? "?" }.joined()
  }

  private func names(_ controllers: [UIViewController]?) -> String? {
    controllers?.map { ($0 as? RecordingController)?.name ?? "?" }.joined()
  }

  private func navigation(_ names: String) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = names.map { RecordingController(String($0)) }
    return navigation
  }

  @Test func `the root controller is pushed by the initialiser`() {
    final class Spy: UINavigationController {
      var pushed: [(UIViewController, Bool)] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushed.append((viewController, animated))
        super.pushViewController(viewController, animated: animated)
      }
    }
    let root = RecordingController("A")
    let spy = Spy(rootViewController: root)
    #expect(spy.pushed.first?.0 === root)
    #expect(spy.pushed.first?.1 == false)
    #expect(spy.topViewController === root)
    #expect(root.navigationController === spy)
    #expect(Spy().viewControllers.isEmpty)
  }

  @Test(arguments: [true, false])
  func `without a window a change is complete when the call returns`(animated: Bool) {
    let navigation = navigation("A")
    let second = RecordingController("B")
    navigation.pushViewController(second, animated: animated)
    #expect(navigation.topViewController === second)
    #expect(second.parent === navigation)
    navigation.pushViewController(RecordingController("C"), animated: animated)
    #expect(names(navigation) == "ABC")
    #expect(navigation.children.count == 3)
    let popped = navigation.popViewController(animated: animated)
    #expect((popped as? RecordingController)?.name == "C")
    #expect(popped?.parent == nil)
    #expect(names(navigation) == "AB")
    #expect(names(navigation.popToRootViewController(animated: animated)) == "B")
    #expect(names(navigation) == "A")
    #expect(!navigation.isViewLoaded)
  }

  @Test func `the root controller can't be popped`() {
    let navigation = navigation("A")
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(names(navigation.popToRootViewController(animated: true)) == "")
    #expect(names(navigation) == "A")
    #expect(UINavigationController().popViewController(animated: false) == nil)
    #expect(UINavigationController().popToRootViewController(animated: false) == nil)
  }

  @Test func `popping to a controller returns those above it in order`() {
    let navigation = navigation("ABCD")
    let target = navigation.viewControllers[1]
    #expect(names(navigation.popToViewController(target, animated: false)) == "CD")
    #expect(names(navigation.popToViewController(target, animated: false)) == "")
    #expect(names(navigation) == "AB")
  }

  @Test func `misuse is reported in UIKit's words and ignored`() {
    let navigation = navigation("AB")
    let lines = warnings {
      navigation.pushViewController(navigation.viewControllers[0], animated: false)
      navigation.pushViewController(UINavigationController(), animated: false)
      #expect(navigation.popToViewController(UIViewController(), animated: false) == nil)
      navigation.setViewControllers(
        navigation.viewControllers + navigation.viewControllers, animated: false)
      navigation.viewControllers = [UINavigationController()]
    }
    let end = " (UIKit throws an exception here; the call was ignored.)"
    #expect(
      lines.map(withoutAddresses) == [
        "Error: Pushing the same view controller instance more than once is not supported "
          + "(<RecordingController: 0x…>)\(end)",
        "Error: Pushing a navigation controller is not supported\(end)",
        "Error: Tried to pop to a view controller that doesn't exist.\(end)",
        "Error: All view controllers in a navigation controller must be distinct\(end)",
        "Error: Pushing a navigation controller is not supported\(end)",
      ])
    #expect(names(navigation) == "AB")
  }

  @Test func `replacing the stack keeps remaining controllers and removes others`() {
    let navigation = navigation("ABC")
    let (a, b, c) = (
      navigation.viewControllers[0], navigation.viewControllers[1], navigation.viewControllers[2]
    )
    let d = RecordingController("D")
    navigation.setViewControllers([c, d], animated: false)
    #expect(names(navigation) == "CD")
    #expect(a.parent == nil)
    #expect(b.parent == nil)
    #expect(c.parent === navigation)
    #expect(d.parent === navigation)
    navigation.viewControllers = []
    #expect(navigation.topViewController == nil)
    #expect(d.parent == nil)
  }

  @Test func `a controller is on one stack only`() {
    let (one, other) = (navigation("AB"), navigation("C"))
    let scene = ControllerScene(one)
    let moved = one.viewControllers[1]
    other.pushViewController(moved, animated: false)
    scene.turn()
    #expect(names(one) == "A")
    #expect(names(other) == "CB")
    #expect(moved.navigationController === other)
    #expect(scene.text.contains("screen A"))
    #expect(moved.view.window == nil)
  }

  @Test func `the visible controller is the presented or else the top one`() {
    let scene = ControllerScene(navigation("AB"))
    let navigation = scene.root as? UINavigationController
    #expect(navigation?.visibleViewController === navigation?.topViewController)
    let modal = RecordingController("M")
    navigation?.topViewController?.present(modal, animated: false)
    #expect(navigation?.visibleViewController === modal)
    #expect((navigation?.topViewController as? RecordingController)?.name == "B")
  }

  @Test func `show pushes in a navigation controller and presents elsewhere`() {
    let scene = ControllerScene(navigation("A"))
    let navigation = scene.root as? UINavigationController
    navigation?.topViewController?.show(RecordingController("B"), sender: nil)
    #expect(navigation.map(names) == "AB")
    scene.wait(1)
    navigation?.topViewController?.showDetailViewController(RecordingController("C"), sender: nil)
    #expect((navigation?.presentedViewController as? RecordingController)?.name == "C")
    let plain = ControllerScene(recording: "A")
    plain.root.show(RecordingController("B"), sender: nil)
    #expect((plain.root.presentedViewController as? RecordingController)?.name == "B")
  }
}
