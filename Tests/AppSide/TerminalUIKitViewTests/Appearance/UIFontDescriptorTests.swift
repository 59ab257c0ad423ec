import Foundation
import Testing

@testable import TerminalUIKit

struct UIFontDescriptorTests {
  @Test func `a font can be created from a descriptor with changed traits`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.isBold && font.isItalic && font.pointSize == body.pointSize)
    #expect(font.textStyle == .body)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(!UIFont(descriptor: plain, size: 0).isBold && plain != bold)
  }

  @Test func `descriptors keep size, weight and design`() throws {
    let heavy = UIFont.systemFont(ofSize: 12, weight: .heavy).fontDescriptor
    let same = try #require(heavy.withSymbolicTraits(.traitBold))
    #expect(same == heavy && same.hash == heavy.hash)
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 12, weight: .heavy))
    #expect(heavy.withSize(20).pointSize == 20)
    let mono = try #require(heavy.withDesign(.monospaced))
    #expect(mono.symbolicTraits.contains(.traitMonoSpace))
    #expect(mono.withDesign(.rounded)?.symbolicTraits == .traitBold)
    #expect(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).symbolicTraits
        == .traitBold)
    #expect(UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .bold).pointSize == 9)
  }
}
