import CellRendering
import ElementTypes
import Foundation
import PNGCoding
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct BarImageTests {
  private func image(_ name: String? = nil, width: Int = 16, height: Int = 16) throws -> UIImage {
    let pixels = [UInt8](repeating: 255, count: width * height * 4)
    let content = try #require(DisplayImage(width: width, height: height, pixels: pixels))
    return UIImage(content: content, name: name)
  }

  final class Screen: UIViewController {
    var taps = 0
    func tapped() { taps += 1 }
  }

  @Test func `an item without a title shows its image in the tint colour`() throws {
    let screen = Screen()
    let item = UIBarButtonItem(
      image: try image("add"), style: .plain, target: screen, action: Screen.tapped)
    screen.navigationItem.rightBarButtonItem = item
    let scene = ControllerScene(UINavigationController(rootViewController: screen))
    let button = try #require(scene.element(.button) as? UIView)
    #expect(button.accessibilityLabel == "add")
    #expect(button.frame == rect(616, 0, 16, 16))
    scene.tap(button)
    #expect(screen.taps == 1)
    let cell = CellBuffer(scene.window.displayList())[77, 0]
    let plain = CellBuffer(scene.window.displayList())[70, 0]
    #expect(cell != plain)
    item.accessibilityLabel = "Add employee"
    #expect(button.accessibilityLabel == "Add employee")
    item.title = "Add"
    #expect(scene.text.contains("Add"))
  }

  @Test(arguments: [(16, 16, 2), (8, 16, 1), (1, 100, 1), (1000, 1, 6), (48, 16, 6)])
  func `an image is one row high`(width: Int, height: Int, columns: Int) throws {
    let item = UIBarButtonItem(image: try image(width: width, height: height))
    #expect(item.barSize == CGSize(width: CGFloat(columns) * 8, height: 16))
  }

  @Test func `an item takes an image for phones in landscape, which it doesn't show`() throws {
    let screen = Screen()
    let (upright, landscape) = (try image("add"), try image("wide", width: 48))
    let items = [
      UIBarButtonItem(
        image: upright, landscapeImagePhone: landscape, style: .plain, target: screen,
        action: Selector(Screen.tapped, named: "tapped")),
      UIBarButtonItem(
        image: upright, landscapeImagePhone: landscape, style: .plain, target: screen,
        action: Screen.tapped),
    ]
    for item in items {
      item.performPrimaryAction()
      #expect(item.image === upright && item.landscapeImagePhone === landscape)
      #expect(item.barSize.width == 16)
    }
    #expect(screen.taps == 2)
  }

  @Test func `an empty image takes no space`() {
    #expect(UIBarButtonItem(image: nil).barSize.width == 0)
    #expect(UIBarButtonItem(image: UIImage()).barSize.width == 0)
    #expect(UIBarButtonItem(title: "A", image: UIImage()).barSize.width == 8)
  }

  @Test func `a tab without a title shows its image`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.viewControllers?[0].tabBarItem = UITabBarItem(
      title: nil, image: try image("house"), tag: 1)
    tabs.viewControllers?[1].tabBarItem = UITabBarItem(
      title: "Inbox", image: try image("tray"), selectedImage: nil)
    let scene = ControllerScene(tabs)
    #expect(scene.elements(.button).map(\.accessibilityLabel) == ["house", "Inbox"])
    #expect(scene.text.hasSuffix("Inbox"))
    let cells = CellBuffer(scene.window.displayList())
    #expect(cells[19, 23] != cells[10, 23])
  }
}
