import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UITextViewKeysTests {
  private let screen = TestScreen()
  /// A view of four lines with ten cells each.
  private let view = UITextView(frame: rect(0, 0, 96, 64))

  init() {
    screen.add(view)
    view.text = (1...9).map { "line \($0)" }.joined(separator: "\n")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 17, length: 0)
  }

  private typealias Stroke = (key: KeyStroke.Key, modifiers: KeyStroke.Modifiers)

  private static let toStart: [Stroke] = [
    (.up, .command), (.home, .command), (.home, .control),
  ]
  private static let toEnd: [Stroke] = [(.down, .command), (.end, .command), (.end, .control)]

  @Test(arguments: 0..<3) func `keys move the caret to the ends of the text`(index: Int) {
    screen.press(Self.toEnd[index].key, Self.toEnd[index].modifiers)
    #expect(view.selectedRange == NSRange(location: 62, length: 0))
    #expect(view.contentOffset.y == 80)
    screen.press(Self.toStart[index].key, Self.toStart[index].modifiers)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    #expect(view.contentOffset.y == 0)
  }

  @Test(arguments: 0..<3) func `keys select with Shift`(index: Int) {
    screen.press(Self.toEnd[index].key, Self.toEnd[index].modifiers.union(.shift))
    #expect(view.selectedRange == NSRange(location: 17, length: 45))
    screen.press(Self.toStart[index].key, Self.toStart[index].modifiers.union(.shift))
    #expect(view.selectedRange == NSRange(location: 0, length: 17))
  }

  @Test func `Command with Left or Right moves within the line, with Backspace deletes`() {
    screen.press(.left, .command)
    #expect(view.selectedRange.location == 14)
    screen.press(.right, [.command, .shift])
    #expect(view.selectedRange == NSRange(location: 14, length: 6))
    screen.press(.right, .command)
    screen.press(.backspace, .command)
    #expect(view.text.hasPrefix("line 1\nline 2\n\nline 4"))
  }

  @Test func `read-only text scrolls to its ends`() {
    view.resignFirstResponder()
    view.isEditable = false
    screen.pressByHand(.down, .command)
    #expect(view.contentOffset.y == 80)
    screen.pressByHand(.home, .control)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `a text field has the same keys`() {
    let field = screen.add(UITextField(), rect(0, 80, 160, 16))
    field.text = "one two"
    field.becomeFirstResponder()
    screen.press(.left, .command)
    screen.type("<")
    screen.press(.right, .command)
    screen.type(">")
    #expect(field.text == "<one two>")
    screen.press(.home, [.control, .shift])
    screen.press(.backspace)
    #expect(field.text == "")
    screen.type("abc")
    screen.press(.backspace, .command)
    #expect(field.text == "")
  }

  @Test(arguments: [0, 8, 16, 40]) func `scrolled text never covers a border`(
    offset: CGFloat
  ) {
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.black.cgColor
    screen.settle()
    view.contentOffset.y = offset
    let rows = screen.text.split(separator: "\n")
    #expect(!rows[0].contains("line") && !rows[3].contains("line"), "\(rows)")
    #expect(rows[1].contains("line"), "\(rows)")
  }
}
