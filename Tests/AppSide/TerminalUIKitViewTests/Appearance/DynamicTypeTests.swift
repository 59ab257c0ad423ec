import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
@Suite struct DynamicTypeTests {
  private let screen = TestScreen()
  private let big = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

  @Test func `the font of a text style has the preferred size`() {
    func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    #expect(size(.body, .large) == 17 && size(.body, .extraSmall) == 14)
    #expect(size(.body, .accessibilityExtraExtraExtraLarge) == 53)
    #expect(size(.caption2, .small) == 11 && size(.largeTitle, .unspecified) == 34)
    #expect(size(.headline, .init(rawValue: "nonsense")) == 17)
    #expect(size(.init(rawValue: "nonsense"), .large) == 17)
  }

  @Test func `body text in an accessibility size is not a title`() {
    #expect(!UIFont.preferredFont(forTextStyle: .body, compatibleWith: big).isBold)
    #expect(UIFont.preferredFont(forTextStyle: .title3).isBold)
    #expect(UIFont.preferredFont(forTextStyle: .headline, compatibleWith: big).isBold)
    #expect(UIFont.systemFont(ofSize: 24).isBold)
  }

  @Test func `font metrics scale fonts and lengths up to a maximum`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 10, weight: .bold)
    #expect(metrics.scaledFont(for: font, compatibleWith: big).pointSize == 19)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 15, compatibleWith: big)
    #expect(limited.pointSize == 15 && limited.hasBoldStrokes)
    #expect(metrics.scaledValue(for: 17, compatibleWith: big) == 33)
    #expect(UIFontMetrics.default.scaledValue(for: 8) == 8)
  }

  @Test func `labels and text fields adapt their fonts on request`() {
    let follower = screen.add(UILabel())
    follower.font = .preferredFont(forTextStyle: .body)
    follower.adjustsFontForContentSizeCategory = true
    let other = screen.add(UILabel())
    other.font = .preferredFont(forTextStyle: .body)
    let field = screen.add(UITextField())
    field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
    field.adjustsFontForContentSizeCategory = true
    let usual = UIScreen.main.traitCollection.preferredContentSizeCategory
    UIApplication.shared.changeTraits(big)
    #expect(follower.font.pointSize == 33 && other.font.pointSize == 17)
    #expect(field.font?.pointSize == 39)
    #expect(UIFont.preferredFont(forTextStyle: .body) == follower.font)
    UIApplication.shared.changeTraits(
      UITraitCollection(preferredContentSizeCategory: usual))
    #expect(follower.font == .preferredFont(forTextStyle: .body) && field.font?.pointSize == 20)
  }
}
