import CellRendering
import ElementTypes
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct NavigationBarTests {
  private func scene(
    _ titles: String?..., size: CGSize = CellMetrics.defaultScreenSize
  ) -> (ControllerScene, UINavigationController) {
    let navigation = UINavigationController()
    navigation.viewControllers = titles.map { title in
      let controller = RecordingController(title ?? "untitled")
      controller.title = title
      return controller
    }
    return (ControllerScene(navigation, size), navigation)
  }

  private func firstLine(_ scene: ControllerScene) -> String {
    String(scene.text.split(separator: "\n", omittingEmptySubsequences: false)[0])
  }

  @Test func `the bar shows title, back button and items`() {
    let (scene, navigation) = scene("Employees", "Details", size: CGSize(width: 400, height: 64))
    navigation.topViewController?.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .done), UIBarButtonItem(barButtonSystemItem: .add),
    ]
    #expect(
      scene.text == """
         ‹ Employees         Details              +  Done
        ──────────────────────────────────────────────────
        screen Details
        """)
    #expect(
      scene.tree == """
        window
          staticText 'screen Details'
          navigationBar #Details
            button #BackButton 'Employees'
            staticText 'Details'
            button 'Add'
            button 'Done'
        """)
  }

  @Test func `a tap on the back button pops the top controller`() {
    let (scene, navigation) = scene("Employees", "Details")
    scene.tap(.button, "Employees")
    #expect(navigation.viewControllers.count == 1)
    #expect(scene.element(.navigationBar)?.accessibilityIdentifier == "Employees")
    scene.wait(1)
    #expect(scene.element(.button) == nil)
    #expect(scene.text.contains("screen Employees"))
  }

  @Test func `the back button calls the method that subclasses override`() {
    final class Spy: UINavigationController {
      var pops: [Bool] = []
      var mayPop = false
      override func popViewController(animated: Bool) -> UIViewController? {
        pops.append(animated)
        return super.popViewController(animated: animated)
      }
      override func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
      ) -> Bool { mayPop }
    }
    let spy = Spy(rootViewController: RecordingController("A"))
    spy.pushViewController(RecordingController("B"), animated: false)
    let scene = ControllerScene(spy)
    scene.tap(.button, "Back")
    #expect(spy.pops == [])
    spy.mayPop = true
    scene.tap(.button, "Back")
    #expect(spy.pops == [true])
  }

  @Test func `the back button can have the keyboard focus`() {
    let (scene, navigation) = scene("Employees", "Details")
    scene.screen.press(.tab)
    scene.screen.press(.enter)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `a tap during a transition has no effect`() {
    let (scene, navigation) = scene("A", "B")
    navigation.pushViewController(RecordingController("C"), animated: true)
    scene.turn()
    let lines = warnings {
      if let back = scene.element(.button) as? UIView { scene.tap(back) }
    }
    #expect(navigation.viewControllers.count == 3)
    #expect(lines == [])
  }

  @Test func `the title of the back button can be changed`() {
    let (scene, navigation) = scene("Employees", "Details")
    let item = navigation.viewControllers[0].navigationItem
    func label() -> String? {
      scene.turn()
      return scene.element(.button)?.accessibilityLabel
    }
    item.backBarButtonItem = UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil)
    #expect(label() == "All")
    item.backButtonTitle = "Home"
    #expect(label() == "Home")
    item.backButtonTitle = nil
    item.backBarButtonItem = nil
    navigation.viewControllers[0].title = "People"
    #expect(label() == "People")
    navigation.topViewController?.navigationItem.hidesBackButton = true
    #expect(label() == nil)
    navigation.topViewController?.navigationItem.hidesBackButton = false
    navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
    #expect(label() == "Menu")
    #expect(scene.elements(.button).count == 1)
    navigation.topViewController?.navigationItem.leftItemsSupplementBackButton = true
    scene.turn()
    #expect(scene.elements(.button).map(\.accessibilityLabel) == ["People", "Menu"])
  }

  @Test func `a back button without a title is labelled Back`() {
    let (scene, navigation) = scene("", "Details")
    #expect(firstLine(scene).hasPrefix(" ‹ Back "))
    #expect(scene.element(.button)?.accessibilityLabel == "Back")
    let item = navigation.viewControllers[0].navigationItem
    // Apps leave the chevron alone in these two ways.
    item.backButtonTitle = ""
    #expect(firstLine(scene).hasPrefix(" ‹ ") && !firstLine(scene).contains("Back"))
    #expect(scene.element(.button)?.accessibilityLabel == "Back")
    item.backButtonTitle = nil
    item.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
    #expect(!firstLine(scene).contains("Back"))
    #expect(scene.element(.button)?.accessibilityLabel == "Back")
    item.backButtonTitle = "Home"
    scene.turn()
    #expect(scene.element(.button)?.accessibilityLabel == "Home")
  }

  @Test func `a back action replaces the pop`() {
    let (scene, navigation) = scene("Employees", "Details")
    var calls = 0
    navigation.topViewController?.navigationItem.backAction = UIAction { _ in calls += 1 }
    scene.tap(.button, "Employees")
    #expect(calls == 1)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `the bar can be hidden and shown, even while a screen appears`() {
    let (scene, navigation) = scene("A")
    #expect(navigation.topViewController?.view.frame.height == 352)
    navigation.setNavigationBarHidden(true, animated: true)
    scene.turn()
    #expect(navigation.isNavigationBarHidden)
    #expect(scene.element(.navigationBar) == nil)
    #expect(navigation.topViewController?.view.frame.height == 384)
    let next = RecordingController("B")
    next.at["will appear"] = { [unowned navigation] in
      navigation.setNavigationBarHidden(false, animated: true)
    }
    navigation.pushViewController(next, animated: true)
    scene.turn()
    #expect(scene.element(.navigationBar) != nil)
    #expect(next.view.frame.height == 352)
  }

  @Test func `large titles have their own row`() {
    let (scene, navigation) = scene("Employees", "Details", size: CGSize(width: 240, height: 80))
    navigation.navigationBar.prefersLargeTitles = true
    scene.turn()
    #expect(
      scene.text == """
         ‹ Employees
         Details
        ──────────────────────────────
        screen Details
        """)
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    #expect(firstLine(scene) == " ‹ Employees  Details")
  }

  @Test func `a prompt appears above the title, and a view can replace the title`() {
    let (scene, navigation) = scene("A", size: CGSize(width: 240, height: 80))
    let item = navigation.topViewController?.navigationItem
    item?.prompt = "Choose one"
    #expect(
      scene.text == """
                  Choose one
                      A
        ──────────────────────────────
        screen A
        """)
    let label = UILabel()
    label.text = "own view"
    item?.titleView = label
    item?.prompt = nil
    #expect(firstLine(scene) == "           own view")
    item?.titleView = nil
    #expect(firstLine(scene) == "              A")
  }

  @Test(arguments: [0, 1, 3, 8, 15, 200])
  func `a bar of any width can be laid out`(columns: Int) {
    let size = CGSize(width: CGFloat(columns) * 8, height: 48)
    let (scene, navigation) = scene("Employees of the whole company", "Details 詳細 👩‍👩‍👧", size: size)
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save")
    for line in scene.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(2) {
      #expect(TextMetrics.width(of: String(line)) <= columns)
    }
    navigation.popViewController(animated: true)
    scene.wait(1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `items can be replaced`() {
    let (scene, navigation) = scene("A")
    let item = UIBarButtonItem(title: "Edit")
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    scene.turn()
    item.title = "Done"
    item.isEnabled = false
    scene.turn()
    #expect(firstLine(scene).hasSuffix("Done"))
    #expect(scene.element(.button, "Done")?.isAccessibilityEnabled == false)
    item.isHidden = true
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    scene.turn()
    #expect(scene.element(.button) == nil)
  }

  @Test func `a standalone bar has its own stack`() {
    let bar = UINavigationBar(frame: rect(0, 0, 240, 32))
    let (first, second) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    bar.pushItem(first, animated: false)
    bar.pushItem(second, animated: false)
    #expect(bar.topItem === second)
    #expect(bar.backItem === first)
    let scene = ControllerScene(recording: "X")
    scene.root.view.addSubview(bar)
    scene.turn()
    scene.tap(.button, "A")
    #expect(bar.items == [first])
    #expect(bar.popItem(animated: true) == nil)
  }
}
