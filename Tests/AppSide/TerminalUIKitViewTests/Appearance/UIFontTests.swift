import Foundation
import Testing

@testable import TerminalUIKit

struct UIFontTests {
  @Test func `fonts with equal size, weight, slant and style are equal`() {
    #expect(UIFont.systemFont(ofSize: 17) == .systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != .systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != .boldSystemFont(ofSize: 17))
    #expect(UIFont.preferredFont(forTextStyle: .body) == .preferredFont(forTextStyle: .body))
    #expect(UIFont.preferredFont(forTextStyle: .body) != .preferredFont(forTextStyle: .headline))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
  }

  @Test func `weight, text style and size decide whether a font is bold`() {
    #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).isBold)
    #expect(!UIFont.systemFont(ofSize: 17, weight: .medium).isBold)
    #expect(UIFont.preferredFont(forTextStyle: .headline).isBold)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).isBold)
    #expect(!UIFont.preferredFont(forTextStyle: .body).isBold)
    #expect(UIFont.italicSystemFont(ofSize: 12).isItalic)
  }

  @Test func `a size of zero gives the system size`() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
    #expect(UIFont.boldSystemFont(ofSize: 12).withSize(20).pointSize == 20)
    #expect(UIFont.boldSystemFont(ofSize: 12).withSize(20).weight == .bold)
    #expect(UIFont.systemFont(ofSize: 40).lineHeight == 16)
  }
}
