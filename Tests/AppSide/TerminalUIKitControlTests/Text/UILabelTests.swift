import CellRendering
import ElementTypes
import Foundation
import TerminalTestSupport
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UILabelTests {
  private let label = UILabel()

  @Test func `the natural size of a label is that of its text`() {
    label.text = "Success"
    #expect(label.intrinsicContentSize == CGSize(width: 56, height: 16))
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `lines count up to the maximum`() {
    label.text = "one two three four"
    #expect(label.sizeThatFits(CGSize(width: 64, height: 0)) == CGSize(width: 64, height: 16))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 64, height: 0)) == CGSize(width: 56, height: 48))
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 64, height: 0)) == CGSize(width: 64, height: 32))
    label.preferredMaxLayoutWidth = 64
    #expect(label.intrinsicContentSize == CGSize(width: 64, height: 32))
  }

  @Test func `a required width wraps the text`() {
    label.text = "one two three four"
    label.numberOfLines = 0
    let size = label.systemLayoutSizeFitting(
      CGSize(width: 64, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 64, height: 48))
  }

  @Test func `text is aligned and vertically centred`() {
    let screen = TestScreen()
    screen.add(label, rect(0, 0, 80, 48))
    label.text = "mid"
    label.textAlignment = .center
    #expect(screen.text == "\n   mid")
    label.textAlignment = .right
    #expect(screen.text == "\n       mid")
    label.textAlignment = .natural
    #expect(screen.text == "\nmid")
  }

  @Test func `more lines than fit are truncated`() {
    let screen = TestScreen()
    screen.add(label, rect(0, 0, 80, 32))
    label.numberOfLines = 0
    label.text = "one two three four five six"
    #expect(screen.text == "one two\nthree fou…")
  }

  @Test func `accessibility elements have the label's text`() {
    label.text = "Success"
    #expect(label.accessibilityLabel == "Success" && label.accessibilityValue == nil)
    #expect(label.isAccessibilityElement && label.elementType == .staticText)
    label.accessibilityLabel = "It worked"
    #expect(label.accessibilityLabel == "It worked")
  }

  @Test func `touches pass through a label`() {
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func `colours and weight are drawn`() {
    let screen = TestScreen()
    screen.add(label, rect(0, 0, 80, 16))
    label.text = "bold"
    label.font = .boldSystemFont(ofSize: 17)
    label.textColor = .red
    let red = DisplayColor(red: 255, green: 0, blue: 0)
    screen.settle()
    #expect(
      screen.window.displayList().commands == [
        .text("bold", at: .zero, DisplayTextStyle(color: red, isBold: true))
      ])
  }
}
