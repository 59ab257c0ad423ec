import ElementTypes
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct ScrollKeysTests {
  private let screen = TestScreen(CGSize(width: 160, height: 160))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
  private let delegate = ScrollJournal()

  init() {
    screen.add(view)
    view.contentSize = CGSize(width: 160, height: 480)
    view.delegate = delegate
    screen.settle()
  }

  private func wheel(_ dy: Int, at point: CGPoint = CGPoint(x: 80, y: 40)) {
    screen.activate()
    UIApplication.shared.handle(.mouse(MouseAction(.scrolled(dx: 0, dy: dy), at: point)))
    screen.settle()
  }

  @Test func `a wheel scrolls by three rows up to the end of the content`() {
    wheel(-1)
    #expect(view.contentOffset.y == 48)
    wheel(-100)
    #expect(view.contentOffset.y == 384)
    wheel(3)
    #expect(view.contentOffset.y == 240)
    #expect(
      delegate.journal.take().prefix(3) == [
        "willBeginDragging", "didScroll", "didEndDragging false",
      ])
  }

  @Test func `a wheel outside the content has no effect`() {
    wheel(-1, at: CGPoint(x: 80, y: 140))
    wheel(-1, at: CGPoint(x: 900, y: 900))
    #expect(view.contentOffset.y == 0)
  }

  @Test func `an inner view at its end passes the wheel to the outer one`() {
    let inner = UIScrollView(frame: rect(0, 0, 160, 96))
    inner.contentSize = CGSize(width: 160, height: 120)
    view.addSubview(inner)
    wheel(-1)
    #expect(inner.contentOffset.y == 24 && view.contentOffset.y == 0)
    wheel(-1)
    #expect(view.contentOffset.y == 48)
  }

  @Test func `page keys scroll the largest content if nothing has the focus`() {
    screen.pressByHand(.pageDown)
    #expect(view.contentOffset.y == 80)
    screen.pressByHand(.end)
    #expect(view.contentOffset.y == 384)
    screen.pressByHand(.pageUp)
    #expect(view.contentOffset.y == 304)
    screen.pressByHand(.home)
    #expect(view.contentOffset.y == 0)
    screen.pressByHand(.down)
    #expect(view.contentOffset.y == 16)
  }

  @Test func `page keys scroll the content that contains the focus`() {
    let button = UIButton(type: .system)
    button.frame = rect(0, 0, 80, 16)
    view.addSubview(button)
    screen.press(.tab)
    screen.press(.pageDown)
    #expect(view.contentOffset.y == 80)
  }

  @Test func `arrows move the caret of a field instead of scrolling`() {
    let field = UITextField(frame: rect(0, 0, 80, 16))
    field.text = "abc"
    view.addSubview(field)
    field.becomeFirstResponder()
    screen.pressByHand(.left)
    #expect(view.contentOffset.y == 0)
  }
}

@MainActor
struct ScrollIndicatorTests {
  private let screen = TestScreen(CGSize(width: 160, height: 160))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))

  init() { screen.add(view) }

  private var bars: [String] {
    view.accessibilityChildren.filter { $0 is ScrollBarElement }.map {
      "\($0.elementType) \($0.accessibilityLabel ?? "") \($0.accessibilityValue ?? "")"
    }
  }

  @Test func `tests see the number of pages and the scroll position`() {
    #expect(bars.isEmpty)
    view.contentSize = CGSize(width: 160, height: 400)
    #expect(bars == ["other Vertical scroll bar, 3 pages 0%"])
    view.contentOffset.y = 120
    #expect(bars == ["other Vertical scroll bar, 3 pages 50%"])
    view.contentOffset.y = 999
    #expect(bars == ["other Vertical scroll bar, 3 pages 100%"])
    view.contentSize = CGSize(width: 200, height: 10)
    view.alwaysBounceVertical = true
    #expect(
      bars == [
        "other Vertical scroll bar, 1 page 0%", "other Horizontal scroll bar, 2 pages 0%",
      ])
    view.showsHorizontalScrollIndicator = false
    view.showsVerticalScrollIndicator = false
    #expect(bars.isEmpty)
  }

  @Test func `the indicator is a line at the edge with a proportional length`() {
    view.contentSize = CGSize(width: 160, height: 320)
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5 && lines.allSatisfy { $0 == String(repeating: " ", count: 19) + "▕" })
    view.contentOffset.y = 160
    #expect(screen.text.split(separator: "\n", omittingEmptySubsequences: false).count == 10)
    view.contentSize = CGSize(width: 320, height: 100)
    #expect(screen.text.hasSuffix("\n▂▂▂▂▂▂▂▂▂▂"))
  }

  @Test func `the indicator never covers text`() {
    view.contentSize = CGSize(width: 160, height: 200)
    let label = UILabel(frame: rect(0, 0, 160, 16))
    label.text = "01234567890123456789"
    view.addSubview(label)
    #expect(screen.text.hasPrefix("01234567890123456789\n"))
  }

  @Test func `a view without a size has no indicator`() {
    view.frame.size = .zero
    view.contentSize = CGSize(width: 10, height: 100)
    #expect(bars.first?.hasPrefix("other Vertical scroll bar, 1 page") == true)
    _ = screen.text
  }
}
