import CellRendering
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UITableViewHeaderFooterViewTests {
  private func text(_ view: UIView, height: CGFloat = 32) -> String {
    let screen = TestScreen(CGSize(width: 160, height: height))
    screen.add(view, rect(0, 0, 160, height))
    return screen.text
  }

  @Test func `titles of headers and footers are adjacent to their sections`() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = "Title"
    #expect(text(view) == "\n  Title")
    view.isFooter = true
    view.setNeedsLayout()
    #expect(text(view) == "  Title")
    view.detailTextLabel?.text = "Detail"
    #expect(text(view) == "  Title\n  Detail")
  }

  @Test func `a configuration replaces the label`() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: "head")
    var content = view.defaultContentConfiguration()
    content.text = "Configured"
    view.contentConfiguration = content
    #expect(view.textLabel == nil && view.detailTextLabel == nil && view.reuseIdentifier == "head")
    #expect(view.contentView is UIListContentView && view.fittingHeight(width: 160) == 16)
    #expect(text(view, height: 16) == "  Configured")
    #expect(view.accessibilityChildren.map(\.accessibilityLabel) == ["Configured"])
  }

  @Test func `the update handler is called before the view appears`() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var asked = 0
    view.configurationUpdateHandler = { view, state in
      asked += 1
      var content = UIListContentConfiguration.plainHeader()
      content.text = state.isDisabled ? "Off" : "On"
      view.contentConfiguration = content
    }
    #expect(text(view, height: 16) == "  On" && asked == 1)
    view.isUserInteractionEnabled = false
    view.setNeedsUpdateConfiguration()
    #expect(text(view, height: 16) == "  Off" && asked == 2)
  }

  @Test func `backgrounds are drawn behind the title`() {
    func color(_ change: (UITableViewHeaderFooterView) -> Void) -> DisplayColor {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.listBackground = .white
      change(view)
      let screen = TestScreen(CGSize(width: 160, height: 16))
      screen.add(view, rect(0, 0, 160, 16))
      screen.settle()
      return CellBuffer(screen.window.displayList())[10, 0].background
    }
    let red = DisplayColor(red: 255, green: 0, blue: 0)
    #expect(color { _ in } == .white)
    #expect(
      color {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        $0.backgroundConfiguration = background
      } == red)
    #expect(
      color {
        $0.backgroundView = UIView()
        $0.backgroundView?.backgroundColor = .red
      } == red)
  }
}
