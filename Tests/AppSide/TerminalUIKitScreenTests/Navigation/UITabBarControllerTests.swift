import CellRendering
import ElementTypes
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UITabBarControllerTests {
  private func scene(
    _ names: String = "AB", size: CGSize = CellMetrics.defaultScreenSize
  ) -> (ControllerScene, UITabBarController, [RecordingController]) {
    let journal = Journal()
    let controllers = names.map { name in
      let controller = RecordingController(String(name))
      controller.title = "Tab \(name)"
      controller.journal = journal
      return controller
    }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    #expect(
      journal.take()
        == controllers.flatMap { ["\($0.name) will join", "\($0.name) joined"] })
    let scene = ControllerScene(tabs, size)
    #expect(
      journal.take() == [
        "A loads", "A will appear", "A is appearing", "A did appear",
      ])
    for controller in controllers { controller.journal = scene.journal }
    return (scene, tabs, controllers)
  }

  @Test func `a tap selects a tab with calls in UIKit's order`() {
    let (scene, tabs, controllers) = scene()
    scene.tap(.button, "Tab B")
    #expect(
      scene.events()
        == "B loads, B will appear, A will disappear, B is appearing, A did disappear, "
        + "B did appear")
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.selectedViewController === controllers[1])
    #expect(tabs.tabBar.selectedItem === controllers[1].tabBarItem)
    #expect(controllers[0].view.window == nil)
    #expect(controllers[1].view.window === scene.window)
    scene.tap(.button, "Tab A")
    #expect(
      scene.events()
        == "A will appear, B will disappear, A is appearing, B did disappear, A did appear")
  }

  @Test func `selecting a tab in code takes effect at once`() {
    let (scene, tabs, controllers) = scene("ABC")
    tabs.selectedIndex = 2
    #expect(scene.events().hasSuffix("C did appear"))
    tabs.selectedViewController = controllers[1]
    #expect(tabs.selectedIndex == 1)
    #expect(scene.events().hasSuffix("B did appear"))
    tabs.selectedIndex = 7
    tabs.selectedIndex = -1
    tabs.selectedViewController = UIViewController()
    tabs.selectedViewController = nil
    #expect(tabs.selectedIndex == 1)
    #expect(scene.events() == "")
  }

  @Test func `the delegate can prevent a selection and is notified of it`() {
    final class Delegate: UITabBarControllerDelegate {
      var mayGo = true
      var calls: [String] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        calls.append("should \(viewController.title ?? "")")
        return mayGo
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) {
        calls.append("did \(viewController.title ?? "")")
      }
    }
    let (scene, tabs, _) = scene()
    let delegate = Delegate()
    tabs.delegate = delegate
    scene.tap(.button, "Tab B")
    scene.tap(.button, "Tab B")
    delegate.mayGo = false
    scene.tap(.button, "Tab A")
    tabs.selectedIndex = 0
    #expect(
      delegate.calls == [
        "should Tab B", "did Tab B", "should Tab B", "did Tab B", "should Tab A",
      ])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a second tap returns to the root controller`() {
    let navigation = UINavigationController(rootViewController: RecordingController("A"))
    navigation.topViewController?.title = "Home"
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let scene = ControllerScene(tabs)
    navigation.pushViewController(RecordingController("B"), animated: false)
    navigation.pushViewController(RecordingController("C"), animated: false)
    scene.turn()
    guard let tab = scene.elements(.button).last as? UIView else { return }
    scene.tap(tab)
    #expect(navigation.viewControllers.count == 1)
    scene.wait(1)
    #expect(scene.text.contains("screen A"))
  }

  @Test func `tests see a bar with selected buttons and badges`() {
    let (scene, _, controllers) = scene("ABC", size: CGSize(width: 320, height: 64))
    controllers[0].tabBarItem.badgeValue = "1"
    controllers[1].tabBarItem.badgeValue = "12"
    controllers[2].tabBarItem.badgeValue = "new"
    controllers[2].tabBarItem.isEnabled = false
    controllers[1].tabBarItem.accessibilityIdentifier = "second"
    #expect(
      scene.text == """
        screen A

        ────────────────────────────────────────
          Tab A (1)   Tab B (12)   Tab C (new)
        """)
    #expect(
      scene.tree == """
        window
          staticText 'screen A'
          tabBar 'Tab Bar'
            button 'Tab A' = 1 item selected
            button #second 'Tab B' = 12 items
            button 'Tab C' = new disabled
        """)
    scene.tap(.button, "Tab C")
    #expect(scene.element(.staticText, "screen A") != nil)
  }

  @Test func `tab titles follow their controllers, even in navigation controllers`() {
    let root = RecordingController("A")
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, RecordingController("B")]
    let scene = ControllerScene(tabs)
    root.title = "First"
    tabs.viewControllers?[1].tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 3)
    scene.turn()
    #expect(scene.elements(.button).map(\.accessibilityLabel) == ["First", "Favorites"])
    #expect(tabs.viewControllers?[1].tabBarItem.tag == 3)
    #expect(navigation.tabBarItem === root.tabBarItem)
    root.navigationItem.title = "Only the bar"
    scene.turn()
    #expect(scene.element(.button, "First") != nil)
  }

  @Test func `the bar is hidden while a controller hides it`() {
    let navigation = UINavigationController(rootViewController: RecordingController("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, RecordingController("B")]
    let scene = ControllerScene(tabs)
    #expect(navigation.topViewController?.view.frame.height == 320)
    let next = RecordingController("C")
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: true)
    scene.turn()
    #expect(scene.element(.tabBar) == nil)
    #expect(next.view.frame.height == 352)
    scene.wait(1)
    navigation.popViewController(animated: true)
    scene.turn()
    #expect(scene.element(.tabBar) != nil)
    #expect(navigation.topViewController?.view.frame.height == 320)
    tabs.tabBar.isHidden = true
    tabs.view.setNeedsLayout()
    scene.turn()
    #expect(scene.element(.tabBar) == nil)
  }

  @Test func `changing the tabs keeps a remaining tab selected`() {
    let (scene, tabs, controllers) = scene("ABC")
    tabs.selectedIndex = 1
    _ = scene.events()
    let new = scene.controller("D")
    tabs.viewControllers = [new, controllers[1]]
    #expect(tabs.selectedIndex == 1)
    #expect(
      scene.events() == "A will leave, C will leave, D will join, D joined, A left, C left")
    tabs.viewControllers = [new]
    #expect(
      scene.events()
        == "B will leave, D loads, D will appear, B will disappear, D is appearing, "
        + "B did disappear, D did appear, B left")
    #expect(tabs.selectedViewController === new)
    tabs.viewControllers = nil
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController == nil)
    #expect(scene.events() == "D will leave, D will disappear, D did disappear, D left")
    scene.turn()
    #expect(scene.elements(.button).isEmpty)
  }

  @Test func `without a window only requested views are loaded`() {
    let tabs = UITabBarController()
    let (a, b) = (RecordingController("A"), RecordingController("B"))
    tabs.viewControllers = [a, b]
    tabs.selectedIndex = 1
    #expect(!a.isViewLoaded)
    #expect(!b.isViewLoaded)
    #expect(a.tabBarController === tabs)
    #expect(UINavigationController(rootViewController: b).tabBarController == nil)
    #expect(tabs.viewControllers?.count == 2)
  }

  @Test func `leaving a tab during a push ends the push without a warning`() {
    let navigation = UINavigationController(rootViewController: RecordingController("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, RecordingController("B")]
    let scene = ControllerScene(tabs)
    let next = scene.controller("C")
    let lines = warnings {
      navigation.pushViewController(next, animated: true)
      scene.wait(0.1)
      tabs.selectedIndex = 1
      #expect(
        scene.events()
          == "C will join, C loads, C will appear~, C is appearing~, C joined, "
          + "C will disappear, C did disappear")
      scene.wait(1)
      tabs.selectedIndex = 0
      scene.turn()
      #expect(scene.events() == "C will appear, C is appearing, C did appear")
    }
    #expect(lines == [])
  }

  @Test func `a standalone bar notifies its delegate`() {
    final class Delegate: UITabBarDelegate {
      var tags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }
    let bar = UITabBar(frame: rect(0, 0, 320, 32))
    bar.items = [UITabBarItem(title: "one", tag: 1), UITabBarItem(title: "two", tag: 2)]
    let delegate = Delegate()
    bar.delegate = delegate
    let scene = ControllerScene(recording: "X")
    scene.root.view.addSubview(bar)
    scene.turn()
    scene.tap(.button, "two")
    #expect(delegate.tags == [2])
    #expect(bar.selectedItem?.tag == 2)
    bar.items = []
    #expect(bar.selectedItem == nil)
  }
}
