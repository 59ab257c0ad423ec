import ElementTypes
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIBarButtonItemTests {
  final class Screen: UIViewController {
    var calls: [String] = []
    func save() { calls.append("save") }
    func edit(_ item: UIBarButtonItem) { calls.append("edit \(item.title ?? "-")") }
    func anything(_ sender: Any?) { calls.append("anything") }
  }

  private func scene(_ item: (Screen) -> UIBarButtonItem) -> (ControllerScene, Screen) {
    let screen = Screen()
    screen.navigationItem.rightBarButtonItem = item(screen)
    return (ControllerScene(UINavigationController(rootViewController: screen)), screen)
  }

  @Test func `a tap calls the target's method`() {
    let (scene, screen) = scene {
      UIBarButtonItem(title: "Save", style: .done, target: $0, action: Screen.save)
    }
    scene.tap(.button, "Save")
    #expect(screen.calls == ["save"])
  }

  @Test func `taps toggle an item that changes its selection`() {
    let (scene, screen) = scene {
      let item = UIBarButtonItem(title: "Bold", style: .plain, target: $0, action: Screen.edit)
      item.changesSelectionAsPrimaryAction = true
      return item
    }
    let item = screen.navigationItem.rightBarButtonItem
    scene.tap(.button, "Bold")
    #expect(item?.isSelected == true && screen.calls == ["edit Bold"])
    scene.tap(.button, "Bold")
    #expect(item?.isSelected == false && screen.calls.count == 2)
  }

  @Test func `an item with a selection menu shows the title of the selected element`() throws {
    let menu = UIMenu(children: ["Small", "Big"].map { UIAction(title: $0) { _ in } })
    let (scene, screen) = scene { _ in
      let item = UIBarButtonItem(title: "Size", menu: menu)
      item.changesSelectionAsPrimaryAction = true
      return item
    }
    let item = try #require(screen.navigationItem.rightBarButtonItem)
    #expect(item.title == "Small")
    scene.tap(.button, "Small")
    let overlay = try #require(scene.screen.window.menuOverlay)
    let big = try #require(overlay.box.items.first { $0.accessibilityLabel == "Big" })
    scene.screen.tap(big)
    #expect(item.title == "Big" && !item.isSelected)
    #expect(menu.selectedElements.map(\.title) == ["Big"])
  }

  @Test func `a method can take the item or any sender`() {
    let (scene, screen) = scene {
      UIBarButtonItem(title: "Edit", style: .plain, target: $0, action: Screen.edit)
    }
    scene.tap(.button, "Edit")
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .trash, target: screen, action: Screen.anything)
    scene.turn()
    scene.tap(.button, "Delete")
    #expect(screen.calls == ["edit Edit", "anything"])
  }

  @Test func `an item can have an action or a closure`() {
    var calls: [String] = []
    let (scene, screen) = scene { _ in
      UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { action in
          calls.append("action \(action.sender is UIBarButtonItem)")
        })
    }
    scene.tap(.button, "Add")
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", action: { item in calls.append("closure \(item.title ?? "")") })
    scene.turn()
    scene.tap(.button, "Go")
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Titled") { _ in calls.append("titled") })
    scene.turn()
    scene.tap(.button, "Titled")
    #expect(calls == ["action true", "closure Go", "titled"])
  }

  @Test func `a test can perform a tap's action`() {
    let screen = Screen()
    let item = UIBarButtonItem(title: "Edit", target: screen, action: Screen.edit)
    item.performPrimaryAction()
    #expect(screen.calls == ["edit Edit"])
    item.isEnabled = false
    item.performPrimaryAction()
    #expect(screen.calls.count == 1)
    UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil).performPrimaryAction()
  }

  @Test func `a disabled item is visible and does nothing`() {
    let (scene, screen) = scene {
      UIBarButtonItem(title: "Save", target: $0, action: Screen.save)
    }
    screen.navigationItem.rightBarButtonItem?.isEnabled = false
    scene.turn()
    scene.tap(.button, "Save")
    #expect(screen.calls == [])
    #expect(scene.element(.button, "Save")?.isAccessibilityEnabled == false)
  }

  @Test func `the target is weak, and a nil target is found in the responder chain`() {
    var screen: Screen? = Screen()
    weak let weakScreen = screen
    let item = UIBarButtonItem(title: "Save", target: screen, action: Screen.save)
    #expect(item.target === screen)
    screen = nil
    #expect(weakScreen == nil)
    item.performPrimaryAction()
    let (scene, shown) = scene { _ in
      UIBarButtonItem(title: "Save", target: nil as Navigation?, action: Navigation.save)
    }
    shown.navigationItem.rightBarButtonItem?.performPrimaryAction()
    let navigation = Navigation(rootViewController: Screen())
    let other = ControllerScene(navigation)
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", target: nil as Navigation?, action: Navigation.save)
    other.turn()
    other.tap(.button, "Save")
    #expect(navigation.saves == 1)
    #expect(scene.root is UINavigationController)
  }

  @Test func `a closure isn't called after its target is gone`() {
    var calls = 0
    let work: (UIBarButtonItem) -> Void = { _ in calls += 1 }
    var target: NSObject? = NSObject()
    let items = [
      UIBarButtonItem(title: "Save", target: target, action: work),
      UIBarButtonItem(barButtonSystemItem: .save, target: target, action: work),
    ]
    for item in items { item.performPrimaryAction() }
    #expect(calls == 2)
    target = nil
    for item in items { item.performPrimaryAction() }
    #expect(items.allSatisfy { $0.target == nil })
    #expect(calls == 2)
  }

  final class Navigation: UINavigationController {
    var saves = 0
    func save() { saves += 1 }
  }

  @Test func `an item can have a custom view`() {
    let button = UIButton(type: .system)
    button.setTitle("own", for: .normal)
    let (scene, screen) = scene { _ in UIBarButtonItem(customView: button) }
    #expect(button.window === scene.window)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scene.tap(button)
    #expect(taps == 1)
    screen.navigationItem.rightBarButtonItem = nil
    scene.turn()
    #expect(button.window == nil)
  }

  @Test func `accessibility properties can be set on the item`() {
    let (scene, screen) = scene { _ in UIBarButtonItem(title: "+") }
    let item = screen.navigationItem.rightBarButtonItem
    item?.accessibilityLabel = "Add employee"
    item?.accessibilityIdentifier = "add"
    item?.accessibilityValue = "1"
    item?.isSelected = true
    scene.turn()
    let element = scene.element(.button)
    #expect(element?.accessibilityLabel == "Add employee")
    #expect(element?.accessibilityIdentifier == "add")
    #expect(element?.accessibilityValue == "1")
    #expect(element?.isAccessibilitySelected == true)
  }

  @Test func `flexible spaces distribute a toolbar's items`() {
    let toolbar = UIToolbar(frame: rect(0, 0, 240, 32))
    toolbar.items = [
      UIBarButtonItem(title: "A"), .flexibleSpace(), UIBarButtonItem(title: "B"), .fixedSpace(32),
      UIBarButtonItem(title: "C"), .flexibleSpace(), UIBarButtonItem(title: "D"),
    ]
    let scene = ControllerScene(recording: "X", CGSize(width: 240, height: 32))
    scene.root.view.addSubview(toolbar)
    #expect(
      scene.text == """
        ──────────────────────────────
         A        B        C        D
        """)
    #expect(scene.element(.toolbar)?.accessibilityLabel == "Toolbar")
    toolbar.items = []
    scene.turn()
    #expect(scene.element(.button) == nil)
  }

  @Test func `a navigation controller's toolbar shows the top controller's items`() {
    let first = RecordingController("A")
    first.toolbarItems = [UIBarButtonItem(title: "one")]
    let navigation = UINavigationController(rootViewController: first)
    let scene = ControllerScene(navigation)
    #expect(scene.element(.toolbar) == nil)
    navigation.setToolbarHidden(false, animated: false)
    scene.turn()
    #expect(scene.element(.button, "one") != nil)
    #expect(first.view.frame.height == 320)
    let second = RecordingController("B")
    second.setToolbarItems([UIBarButtonItem(title: "two")], animated: false)
    navigation.pushViewController(second, animated: false)
    scene.turn()
    #expect(scene.elements(.button).map(\.accessibilityLabel) == ["Back", "two"])
    second.toolbarItems = [UIBarButtonItem(title: "three")]
    scene.turn()
    #expect(scene.element(.button, "three") != nil)
    let third = RecordingController("C")
    third.hidesBottomBarWhenPushed = true
    navigation.pushViewController(third, animated: false)
    scene.turn()
    #expect(scene.element(.toolbar) == nil)
    #expect(third.view.frame.height == 352)
  }
}
