import CellRendering
import Foundation
import TerminalTestSupport
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct AttributedTextTests {
  private let screen = TestScreen()
  private let label = UILabel(frame: rect(0, 0, 80, 48))

  init() { screen.add(label) }

  /// The drawn texts, with marks for red, bold and underlined ones.
  private var drawn: [String] {
    screen.settle()
    let context = DrawingContext(size: label.bounds.size, traits: .standard)
    context.draw(label)
    let red = UIColor.systemRed.components(with: .standard).displayColor(opacity: 1)
    return context.list.commands.compactMap { command in
      guard case .text(let text, _, let style) = command else { return nil }
      return text + (style.color == red ? "/red" : "") + (style.isBold ? "/bold" : "")
        + (style.isUnderlined ? "/line" : "") + (style.isStruckThrough ? "/gone" : "")
    }
  }

  private func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for (part, attributes) in parts {
      whole.append(NSAttributedString(string: part, attributes: attributes))
    }
    return whole
  }

  @Test func `parts have their own colour, weight and lines`() {
    label.attributedText = text(
      ("Hi ", [:]), ("you", [.foregroundColor: UIColor.systemRed]),
      ("!", [.font: UIFont.boldSystemFont(ofSize: 12), .underlineStyle: 1]))
    #expect(drawn == ["Hi ", "you/red", "!/bold/line"])
    #expect(label.text == "Hi you!" && label.accessibilityLabel == "Hi you!")
    #expect(label.intrinsicContentSize == CGSize(width: 56, height: 16))
  }

  @Test func `underlines and strikethroughs are read from their attributes`() {
    label.attributedText = text(
      ("a", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      ("b", [.strikethroughStyle: NSUnderlineStyle([.double, .patternDot]).rawValue]),
      ("c", [.underlineStyle: NSUnderlineStyle([]).rawValue, .strikethroughStyle: 0]))
    #expect(drawn == ["a/line", "b/gone", "c"])
  }

  @Test func `the first paragraph style determines the alignment`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byTruncatingHead
    style.lineSpacing = 4
    label.frame.size.width = 64
    label.attributedText = text(("number nine", [.paragraphStyle: style]))
    #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingHead)
    #expect(drawn == ["…er nine"])
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && !(copy is NSMutableParagraphStyle))
    let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    other.setParagraphStyle(.default)
    #expect(other != copy && other.alignment == .natural && copy.lineSpacing == 4)
    label.attributedText = text(("plain", [:]))
    #expect(label.textAlignment == .right)
  }

  @Test func `wrapped lines and wide characters keep their styles`() {
    label.numberOfLines = 0
    label.attributedText = text(
      ("one two 日本 ", [:]), ("three👨‍👩‍👧", [.foregroundColor: UIColor.systemRed]), (" end", [:]))
    #expect(drawn == ["one two 日", "本 ", "three👨‍👩‍👧/red", "end"])
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, ["one two", " t…/red"]),
    (.byTruncatingHead, ["…", "three/red", "four"]), (.byTruncatingMiddle, ["one t…", "four"]),
  ])
  func `truncation doesn't shift remaining styles`(mode: NSLineBreakMode, expected: [String]) {
    label.lineBreakMode = mode
    label.attributedText = text(
      ("one two", [:]), (" three", [.foregroundColor: UIColor.systemRed]), ("four", [:]))
    #expect(drawn == expected)
  }

  @Test func `a font, colour or text set later applies to the whole text`() {
    label.attributedText = text(("a", [.foregroundColor: UIColor.systemRed]), ("b", [:]))
    label.textColor = .systemRed
    #expect(drawn == ["ab/red"] || drawn == ["a/red", "b/red"])
    label.font = .boldSystemFont(ofSize: 12)
    #expect(drawn.joined().replacing("/red/bold", with: "") == "ab")
    label.attributedText = text(("a", [:]), ("b", [.underlineStyle: 1]))
    label.text = "ab"
    #expect(drawn == ["ab/red/bold"])
    #expect(label.attributedText?.string == "ab")
    label.attributedText = nil
    #expect(label.text == nil && drawn.isEmpty)
    label.attributedText = text(("whole", [.foregroundColor: UIColor.systemRed]))
    label.textColor = .systemBlue
    #expect(drawn.joined().hasPrefix("whole/"))
  }

  private static func red(_ text: String?) -> NSAttributedString? {
    text.map { NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.systemRed]) }
  }

  @Test func `a subclass can style its text whenever it is set`() {
    final class Observing: UILabel {
      override var text: String? { didSet { attributedText = AttributedTextTests.red(text) } }
      override var textAlignment: NSTextAlignment {
        didSet {
          let style = NSMutableParagraphStyle()
          style.alignment = textAlignment
          attributedText = text.map {
            NSAttributedString(string: $0, attributes: [.paragraphStyle: style])
          }
        }
      }
    }
    final class Replacing: UILabel {
      override var text: String? {
        get { attributedText?.string }
        set { attributedText = AttributedTextTests.red(newValue) }
      }
    }
    for label in [Observing(), Replacing()] as [UILabel] {
      #expect(label.text == nil && label.attributedText == nil)
      label.text = "one"
      #expect(label.text == "one" && label.intrinsicContentSize.width == 24)
      let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      #expect(color as? UIColor == .systemRed)
    }
    let label = Observing()
    label.text = "one"
    label.textAlignment = .right
    #expect(label.textAlignment == .right && label.attributedText?.string == "one")
  }

  @Test func `a subclass can style its placeholder whenever it is set`() {
    final class Field: UITextField {
      override var placeholder: String? {
        didSet { attributedPlaceholder = AttributedTextTests.red(placeholder) }
      }
    }
    final class Plain: UITextField {
      override var attributedPlaceholder: NSAttributedString? {
        didSet { placeholder = attributedPlaceholder?.string }
      }
    }
    let field = Field()
    field.placeholder = "Name"
    let color = field.attributedPlaceholder?.attribute(
      .foregroundColor, at: 0, effectiveRange: nil)
    #expect(field.placeholder == "Name" && color as? UIColor == .systemRed)
    let plain = Plain()
    plain.attributedPlaceholder = Self.red("Name")
    #expect(plain.placeholder == "Name")
  }

  @Test func `a field shows its placeholder in its own colour`() {
    let field = screen.add(UITextField(frame: rect(0, 64, 80, 16)))
    field.attributedPlaceholder = text(("Name", [.foregroundColor: UIColor.systemRed]))
    #expect(field.placeholder == "Name" && field.accessibilityPlaceholder == "Name")
    let context = DrawingContext(size: screen.root.bounds.size, traits: .standard)
    context.draw(field)
    let red = UIColor.systemRed.components(with: .standard).displayColor(opacity: 1)
    #expect(
      context.list.commands.contains {
        if case .text("Name", _, let style) = $0 { style.color == red } else { false }
      })
    field.placeholder = "Other"
    #expect(
      field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor == .placeholderText)
  }
}
