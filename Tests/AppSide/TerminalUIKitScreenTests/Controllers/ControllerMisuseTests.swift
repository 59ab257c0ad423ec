import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Misuse of containers for which UIKit throws exceptions; presentations have their own tests.
@MainActor
struct ControllerMisuseTests {
  private func reports(_ body: @MainActor () -> Void) -> [String] {
    warnings(body).map(withoutAddresses)
  }

  @Test func `a foreign controller or nil can't be selected`() {
    let tabs = UITabBarController()
    let (a, b) = (UIViewController(), UIViewController())
    tabs.viewControllers = [a, b]
    for foreignController in [UIViewController(), nil] {
      #expect(
        reports { tabs.selectedViewController = foreignController } == [
          "Error: -[UITabBarController setSelectedViewController:] only a view controller in the tab "
            + "bar controller's list of view controllers can be selected. (UIKit throws an exception "
            + "here; the call was ignored.)"
        ])
      #expect(tabs.selectedViewController === a)
    }
    #expect(reports { tabs.selectedViewController = b } == [])
    #expect(tabs.selectedIndex == 1)
  }

  @Test(arguments: [-1, 2, Int.max, Int.min])
  func `an index out of range is not selected`(index: Int) {
    let tabs = UITabBarController()
    #expect(reports { tabs.selectedIndex = index }.first?.contains("for empty array") == true)
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let lines = reports { tabs.selectedIndex = index }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("index \(index) beyond bounds [0 .. 1]") == true)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a controller given twice has one tab`() {
    let tabs = UITabBarController()
    let (a, b) = (UIViewController(), UIViewController())
    let lines = reports { tabs.viewControllers = [a, b, a] }
    #expect(
      lines == [
        "Error: All view controllers in a tab bar controller must be distinct (<UIViewController: "
          + "0x…>) (UIKit throws an exception here; it gets one tab.)"
      ])
    #expect(tabs.viewControllers?.count == 2 && tabs.tabBar.items?.count == 2)
  }

  @Test func `a controller can't become its own descendant`() {
    let (a, b) = (UIViewController(), UIViewController())
    a.addChild(b)
    #expect(reports { b.addChild(a) }.count == 1)
    #expect(
      reports { a.addChild(a) } == [
        "Error: Tried to add <UIViewController: 0x…> as a child of <UIViewController: 0x…>: it would "
          + "be inside itself (UIKit throws an exception here; the call was ignored.)"
      ])
    #expect(a.parent == nil && a.children == [b] && b.children == [])
    #expect(reports { a.removeFromParent() } == [])

    let tabs = UITabBarController()
    #expect(reports { tabs.viewControllers = [tabs] }.count == 1)
    #expect(tabs.viewControllers == [])
    let navigation = UINavigationController()
    tabs.viewControllers = [navigation]
    #expect(reports { navigation.pushViewController(tabs, animated: false) }.count == 1)
    #expect(reports { navigation.viewControllers = [tabs] }.count == 1)
    #expect(navigation.viewControllers == [])
  }

  @Test func `a window's root controller can't be a child, and a view has one controller`() {
    let scene = ControllerScene(recording: "A")
    let parent = UIViewController()
    let lines = reports { parent.addChild(scene.root) }
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix(
        "Error: adding a root view controller <RecordingController: 0x…> as a child of view "
          + "controller:<UIViewController: 0x…>") == true)
    let (first, second) = (UIViewController(), UIViewController())
    let shared = UIView()
    first.view = shared
    let reported = reports { second.view = shared }
    #expect(reported.count == 1)
    #expect(
      reported.first?.contains("A view can only be associated with at most one view controller")
        == true)
    #expect(reports { first.view = shared } == [])
  }
}
