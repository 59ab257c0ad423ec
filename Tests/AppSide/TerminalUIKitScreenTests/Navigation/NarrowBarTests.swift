import CellRendering
import ElementTypes
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Navigation bars without enough space for their contents.
@MainActor
struct NarrowBarTests {
  private func scene(
    columns: Int, _ change: (UINavigationItem) -> Void
  ) -> (ControllerScene, UINavigationController) {
    let navigation = UINavigationController()
    navigation.viewControllers = ["Employees", "Details of one"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    if let item = navigation.topViewController?.navigationItem { change(item) }
    let size = CGSize(width: CGFloat(columns) * 8, height: 48)
    return (ControllerScene(navigation, size), navigation)
  }

  private func firstLine(columns: Int, _ change: (UINavigationItem) -> Void = { _ in }) -> String {
    let (scene, _) = scene(columns: columns, change)
    return String(scene.text.split(separator: "\n", omittingEmptySubsequences: false)[0])
  }

  @Test func `the back button is shortened before the title`() {
    #expect(firstLine(columns: 40) == " ‹ Employees  Details of one")
    #expect(firstLine(columns: 30) == " ‹ Employees  Details of one")
    #expect(firstLine(columns: 28) == " ‹ Back  Details of one")
    #expect(firstLine(columns: 22) == " ‹   Details of one")
    #expect(firstLine(columns: 16) == " ‹   Details o…")
    #expect(firstLine(columns: 6) == " ‹")
  }

  @Test func `a shortened back button keeps its label for tests`() {
    let (scene, navigation) = scene(columns: 16) { _ in }
    #expect(scene.element(.button)?.accessibilityLabel == "Employees")
    scene.tap(.button, "Employees")
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `items keep their width while there is space for them`() {
    let save: (UINavigationItem) -> Void = {
      $0.rightBarButtonItem = UIBarButtonItem(title: "Save")
    }
    #expect(firstLine(columns: 36, save) == " ‹ Employees  Details of one   Save")
    #expect(firstLine(columns: 30, save) == " ‹ Back  Details of one  Save")
    #expect(firstLine(columns: 20, save) == " ‹   Details…  Save")
    #expect(firstLine(columns: 10, save) == " ‹   Save")
  }

  @Test(arguments: 0...70)
  func `parts of the bar never overlap`(columns: Int) {
    for (left, right) in [([], ["Save"]), (["Menu"], ["Edit everything", "Add"]), (["Left"], [])] {
      let (scene, navigation) = scene(columns: columns) { item in
        item.leftBarButtonItems = left.map { UIBarButtonItem(title: $0) }
        item.leftItemsSupplementBackButton = true
        item.rightBarButtonItems = right.map { UIBarButtonItem(title: $0) }
      }
      let bar = navigation.navigationBar
      let frames = bar.subviews.filter { !$0.isHidden && $0.frame.width > 0 }.map(\.frame)
      for (index, frame) in frames.enumerated() {
        #expect(frame.minX >= 0 && frame.width >= 0)
        for other in frames[(index + 1)...] {
          #expect(!frame.intersects(other), "\(columns) columns: \(scene.text)")
        }
      }
      let line = scene.text.split(separator: "\n", omittingEmptySubsequences: false)[0]
      #expect(TextMetrics.width(of: String(line)) <= columns)
    }
  }

  @Test(arguments: 0...40)
  func `a title view stays within the available space`(columns: Int) {
    let (scene, navigation) = scene(columns: columns) { item in
      let label = UILabel()
      label.text = "A view in the place of the title"
      item.titleView = label
      item.rightBarButtonItem = UIBarButtonItem(title: "Save")
    }
    let title = navigation.topViewController?.navigationItem.titleView?.frame ?? .zero
    for button in scene.elements(.button).compactMap({ $0 as? UIView }) where title.width > 0 {
      #expect(!title.intersects(button.frame))
    }
  }
}
