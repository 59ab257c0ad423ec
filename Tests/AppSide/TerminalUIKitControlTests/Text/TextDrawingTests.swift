import CellRendering
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct TextDrawingTests {
  /// A view that draws with a closure.
  @MainActor
  private final class Canvas: UIView {
    var drawing: @MainActor () -> Void = {}

    override func draw(_ rect: CGRect) { drawing() }
  }

  /// A label with margins, as apps make it.
  @MainActor
  private final class InsetLabel: UILabel {
    var insets = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 24)

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let rect = super.textRect(
        forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return CGRect(
        x: rect.minX - insets.left, y: rect.minY - insets.top,
        width: rect.width + insets.left + insets.right,
        height: rect.height + insets.top + insets.bottom)
    }
  }

  private let screen = TestScreen(CGSize(width: 96, height: 80))

  private func lines(_ drawing: @escaping @MainActor () -> Void) -> [String] {
    let canvas = screen.add(Canvas(), rect(0, 0, 96, 80))
    canvas.drawing = drawing
    defer { canvas.removeFromSuperview() }
    return screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `text drawn at a point doesn't wrap and is clipped to the view`() {
    let drawn = lines {
      NSString(string: "one\ntwo three four").draw(at: CGPoint(x: 8, y: 16))
      "five".draw(at: CGPoint(x: 0, y: 64), withAttributes: nil)
    }
    #expect(drawn.prefix(5) == ["", " one", " two three f", "", "five"])
  }

  @Test func `text drawn in a rectangle follows its paragraph style`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let drawn = lines {
      NSString(string: "one two three").draw(
        in: rect(8, 0, 40, 40), withAttributes: [.paragraphStyle: style])
      NSAttributedString(string: "six seven eight").draw(in: rect(0, 48, 96, 12))
    }
    #expect(drawn.prefix(4) == ["   one", "   two", "", "six seven"])
  }

  @Test func `text is black by default and adapts its dynamic colours`() {
    let canvas = screen.add(Canvas(), rect(0, 0, 96, 80))
    canvas.overrideUserInterfaceStyle = .dark
    canvas.drawing = {
      "a".draw(at: .zero, withAttributes: nil)
      "b".draw(at: CGPoint(x: 8, y: 0), withAttributes: [.foregroundColor: UIColor.label])
    }
    screen.settle()
    let buffer = CellBuffer(screen.window.displayList())
    #expect(buffer[0, 0].foreground == .black)
    #expect(buffer[1, 0].foreground == DisplayColor(red: 255, green: 255, blue: 255))
  }

  @Test func `a clip applies to the view's later drawing only`() {
    let below = UILabel()
    below.text = "below the canvas"
    let drawn = lines {
      UIRectClip(rect(0, 0, 24, 16))
      "one two".draw(at: .zero, withAttributes: nil)
    }
    screen.add(below, rect(0, 16, 96, 16))
    let canvas = screen.add(Canvas(), rect(0, 0, 96, 16))
    canvas.drawing = { UIRectClip(rect(0, 0, 8, 16)) }
    let behind = UILabel(frame: rect(0, 0, 96, 16))
    behind.text = "inside"
    canvas.addSubview(behind)
    #expect(drawn.first == "one")
    #expect(screen.text.hasPrefix("inside\nbelow the c"))
  }

  @Test func `a label's overrides determine its text rectangle and size`() {
    let label = InsetLabel()
    label.text = "Hello"
    #expect(label.intrinsicContentSize == CGSize(width: 40 + 40, height: 16 + 32))
    label.numberOfLines = 0
    label.text = "Hello you"
    #expect(label.sizeThatFits(CGSize(width: 88, height: 0)) == CGSize(width: 80, height: 64))
    screen.add(label)
    label.sizeToFit()
    #expect(label.frame.size == CGSize(width: 112, height: 48))
    #expect(screen.text.hasPrefix("\n  Hello you"))
    label.insets.left = 24
    label.setNeedsDisplay()
    #expect(screen.text.hasPrefix("\n   Hello"))
  }

  @Test func `drawing outside of draw has no effect`() {
    "nobody".draw(at: .zero, withAttributes: nil)
    UIRectClip(rect(0, 0, 8, 8))
    let text = screen.text.filter { !$0.isWhitespace }
    #expect(text.isEmpty)
  }
}
