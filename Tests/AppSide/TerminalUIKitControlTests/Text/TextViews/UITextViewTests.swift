import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
final class TextViewJournal: NSObject, UITextViewDelegate {
  var entries: [String] = []
  var refused: String?

  func textViewDidBeginEditing(_ textView: UITextView) { entries.append("began") }
  func textViewDidEndEditing(_ textView: UITextView) { entries.append("ended") }
  func textViewDidChange(_ textView: UITextView) { entries.append("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    entries.append("selected \(textView.selectedRange.location)")
  }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    entries.append("asked \(range.location)+\(range.length) '\(text)'")
    return text != refused
  }
}

@MainActor
struct UITextViewTests {
  private let screen = TestScreen()
  private let journal = TextViewJournal()
  /// A view of four lines with ten cells each.
  private let view = UITextView(frame: rect(0, 0, 96, 64))

  init() { screen.add(view) }

  @Test func `typing calls the delegate, even for line breaks`() {
    screen.tap(view)
    view.delegate = journal
    screen.type("a\n")
    screen.press(.enter)
    #expect(
      journal.entries == [
        "asked 0+0 'a'", "selected 1", "changed", "asked 1+0 '\n'", "selected 2", "changed",
        "asked 2+0 '\n'", "selected 3", "changed",
      ])
    #expect(view.text == "a\n\n")
    journal.refused = "b"
    screen.type("b")
    #expect(view.text == "a\n\n")
    view.insertText("x\r\ny\rz")
    #expect(view.text == "a\n\nx\ny\nz")
  }

  @Test func `setting the text in code calls no delegate`() {
    view.delegate = journal
    view.text = "Hello"
    #expect(journal.entries.isEmpty)
    #expect(view.summary == "textView = Hello")
    view.text = nil
    #expect(view.text == "")
  }

  @Test func `a read-only view takes neither caret nor text`() {
    view.isEditable = false
    screen.tap(view)
    #expect(!view.isFirstResponder)
    view.insertText("x")
    view.deleteBackward()
    #expect(view.text == "")
    #expect(!view.canBecomeFocused)
  }

  @Test func `making the view read-only ends editing`() {
    view.delegate = journal
    screen.tap(view)
    view.isEditable = false
    #expect(!view.isFirstResponder)
    #expect(journal.entries == ["began", "ended"])
  }

  @Test func `the caret moves by lines and keeps its column`() {
    view.text = "first line\nab\nthird line"
    screen.tap(view)
    view.selectedRange = NSRange(location: 8, length: 0)
    let moves: [(KeyStroke.Key, Int)] = [
      (.down, 13), (.down, 22), (.up, 13), (.up, 8), (.home, 0), (.end, 10), (.right, 11),
      (.up, 0), (.up, 0), (.pageDown, 24), (.left, 23),
    ]
    for (key, place) in moves {
      screen.press(key)
      #expect(view.selectedRange.location == place, "\(key)")
    }
  }

  @Test func `Shift selects in both directions`() {
    view.text = "one\ntwo\nthree"
    screen.tap(view)
    view.selectedRange = NSRange(location: 5, length: 0)
    screen.press(.down, .shift)
    #expect(view.selectedRange == NSRange(location: 5, length: 4))
    screen.press(.up, .shift)
    screen.press(.up, .shift)
    #expect(view.selectedRange == NSRange(location: 1, length: 4))
    screen.press(.backspace)
    #expect(view.text == "owo\nthree")
    screen.press(.character("k"), .control)
    screen.press(.character("k"), .control)
    #expect(view.text == "othree")
  }

  @Test func `long lines wrap and the caret follows`() {
    view.text = "the quick brown fox"
    #expect(screen.text == " the quick\n brown fox")
    screen.tap(at: CGPoint(x: 8 + 6 * 8, y: 24))
    #expect(view.selectedRange.location == 16)
    screen.press(.home)
    #expect(view.selectedRange.location == 10)
    screen.press(.up)
    #expect(view.selectedRange.location == 0)
  }

  @Test func `a tap moves the caret, even beyond the end`() {
    view.text = "ab\ncdef"
    screen.tap(at: CGPoint(x: 80, y: 8))
    #expect(view.selectedRange.location == 2)
    screen.tap(at: CGPoint(x: 26, y: 60))
    #expect(view.selectedRange.location == 5)
    screen.tap(at: CGPoint(x: 20, y: 24), count: 2)
    #expect(view.selectedRange == NSRange(location: 3, length: 4))
  }

  @Test func `the caret, the wheel and a finger scroll by lines`() {
    view.text = (1...9).map { "line \($0)" }.joined(separator: "\n")
    #expect(view.contentSize.height == 144)
    #expect(screen.text.hasPrefix(" line 1"))
    UIApplication.shared.handle(
      .mouse(MouseAction(.scrolled(dx: 0, dy: -1), at: CGPoint(x: 4, y: 4))))
    #expect(view.contentOffset.y == 48)
    #expect(screen.text.hasPrefix(" line 4"))
    screen.touch(.began, at: CGPoint(x: 20, y: 10))
    screen.touch(.moved, at: CGPoint(x: 20, y: 42))
    screen.touch(.ended, at: CGPoint(x: 20, y: 42))
    #expect(view.contentOffset.y == 16)
    #expect(!view.isFirstResponder)
    view.scrollRangeToVisible(NSRange(location: 62, length: 0))
    #expect(view.contentOffset.y == 80)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 0)
    view.contentOffset.y = .infinity
    #expect(view.contentOffset.y == 0)
    // As in every scroll view, code can scroll beyond the end, where nothing is visible.
    view.contentOffset.y = 1e300
    #expect(!screen.text.contains("line"))
  }

  @Test func `keys scroll a read-only view`() {
    view.isEditable = false
    view.text = (1...9).map { "line \($0)" }.joined(separator: "\n")
    screen.press(.tab)
    screen.press(.down)
    #expect(view.contentOffset.y == 16)
    screen.press(.pageDown)
    #expect(view.contentOffset.y == 64)
    screen.press(.end)
    #expect(view.contentOffset.y == 80)
    screen.press(.home)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `a text view is a scroll view whose delegate is notified of scrolling`() {
    final class Listener: NSObject, UITextViewDelegate {
      var offsets: [CGFloat] = []
      var changes = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }
    let listener = Listener()
    view.delegate = listener
    let scrollView: UIScrollView = view
    #expect(scrollView.delegate === listener)
    view.text = (1...9).map { "line \($0)" }.joined(separator: "\n")
    scrollView.setContentOffset(CGPoint(x: 0, y: 32), animated: false)
    #expect(listener.offsets == [32])
    #expect(scrollView.contentSize == CGSize(width: 96, height: 144))
    #expect(view.accessibilityChildren.count == 1)
    #expect(view.accessibilityChildren.first is ScrollBarElement)
    view.isScrollEnabled = false
    screen.touch(.began, at: CGPoint(x: 20, y: 42))
    screen.touch(.moved, at: CGPoint(x: 20, y: 10))
    screen.touch(.ended, at: CGPoint(x: 20, y: 10))
    #expect(view.contentOffset.y == 32 && !view.isFirstResponder)
  }

  @Test func `typing below the end scrolls, and a new width wraps the lines again`() {
    screen.tap(view)
    screen.type("1\n2\n3\n4\n5")
    #expect(view.contentOffset.y == 16)
    #expect(screen.text.contains("5") && !screen.text.contains("1"))
    view.text = "the quick brown fox"
    #expect(view.contentSize.height == 32)
    view.frame.size.width = 64
    screen.settle()
    #expect(view.contentSize == CGSize(width: 64, height: 64))
  }

  @Test func `without scrolling the natural size contains the text`() {
    view.isScrollEnabled = false
    view.text = "the quick brown fox"
    #expect(view.intrinsicContentSize == CGSize(width: 96, height: 32))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 176, height: 16))
  }

  @Test func `a view without a size doesn't trap`() {
    view.frame = .zero
    view.text = "some\ntext"
    view.becomeFirstResponder()
    screen.press(.down)
    screen.press(.end)
    screen.type("日本👨‍👩‍👧")
    #expect(view.text.hasSuffix("日本👨‍👩‍👧"))
  }

  @Test func `lines are wrapped on access and not at each key`() {
    screen.tap(view)
    view.insertText("one")
    #expect(view.needsContentSizeUpdate)
    #expect(view.contentSize.height == 16)
    #expect(!view.needsContentSizeUpdate)
    for _ in 0..<20 { view.insertText("漢字") }
    #expect(view.needsContentSizeUpdate)
    screen.settle()
    #expect(!view.needsContentSizeUpdate)
    #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 96, height: 0)).height)
    #expect(view.contentOffset.y == view.contentSize.height - 64)
  }

  @Test func `a border takes up cells`() {
    view.frame = rect(0, 0, 96, 80)
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.black.cgColor
    view.text = "one\ntwo\nthree"
    let rows = screen.text.split(separator: "\n")
    #expect(rows[1].contains("one") && rows[3].contains("three"), "\(rows)")
    view.text = "1\n2\n3\n4\n5"
    screen.tap(view)
    screen.press(.end)
    view.selectedRange = NSRange(location: 9, length: 0)
    let scrolled = screen.text.split(separator: "\n")
    #expect(scrolled[3].contains("5"), "\(scrolled)")
  }
}
