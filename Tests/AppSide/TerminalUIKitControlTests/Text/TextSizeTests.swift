import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// The size of text on a screen of cells.
@MainActor
struct TextSizeTests {
  @Test func `a character takes one cell and a wide one two`() {
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]
    #expect("Hello".size(withAttributes: font) == CGSize(width: 40, height: 16))
    #expect("日本\na".size() == CGSize(width: 32, height: 32))
    #expect("".size() == .zero)
    #expect(NSString(string: "Hello").size(withAttributes: nil) == CGSize(width: 40, height: 16))
    #expect(NSAttributedString(string: "Hi", attributes: font).size().width == 16)
  }

  @Test func `lines wrap at the width if requested`() {
    let text = "one two three"
    let room = CGSize(width: 64, height: CGFloat.greatestFiniteMagnitude)
    #expect(
      text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        == rect(0, 0, 56, 32))
    #expect(text.boundingRect(with: room, context: nil) == rect(0, 0, 104, 16))
    #expect(
      NSString(string: text).boundingRect(
        with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
      ).height == 32)
    let attributed = NSAttributedString(string: text)
    let context = NSStringDrawingContext()
    let bounds = attributed.boundingRect(
      with: room, options: .usesLineFragmentOrigin, context: context)
    #expect(bounds.height == 32 && context.totalBounds == bounds && context.actualScaleFactor == 1)
  }

  @Test func `the paragraph style determines wrapping, and the height truncates if requested`() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    let text = "abcdefghij klm"
    let room = CGSize(width: 32, height: 32)
    #expect(
      text.boundingRect(
        with: room, options: .usesLineFragmentOrigin, attributes: [.paragraphStyle: style],
        context: nil
      ).height == 64)
    #expect(
      text.boundingRect(
        with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        attributes: [.paragraphStyle: style], context: nil
      ).height == 32)
  }
}
