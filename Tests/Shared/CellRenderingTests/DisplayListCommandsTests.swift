import Foundation
import PNGCoding
import Testing

@testable import CellRendering

@Suite struct DisplayListCommandsTests {
  private static let list: DisplayList = {
    var list = DisplayList(size: CGSize(width: 64.5, height: 32))
    let color = DisplayColor(red: 255, green: 0, blue: 128, alpha: 64)
    list.append(.fill(CGRect(x: 0, y: 0, width: 64.5, height: 32), color, cornerRadius: 2))
    list.append(
      .stroke(CGRect(x: -8, y: 0.25, width: 8, height: 16), color, width: 1, cornerRadius: 0))
    list.append(.pushClip(CGRect(x: 0, y: 0, width: 8, height: 16), cornerRadius: 1.5))
    list.append(
      .text(
        "  two  words ", at: CGPoint(x: 8, y: 16),
        DisplayTextStyle(color: color, isBold: true, isStruckThrough: true)))
    list.append(
      .text("", at: .zero, DisplayTextStyle(color: color, isItalic: true, isUnderlined: true)))
    list.append(.text("日本 \"…\"", at: .zero, DisplayTextStyle(color: color)))
    list.append(.popClip)
    list.append(.caret(at: CGPoint(x: 8, y: 16)))
    return list
  }()

  @Test func `commands are read as they were written`() throws {
    let text = try #require(Self.list.commandText)
    #expect(text.hasPrefix("f 0 0 64.5 32 4278222912 2\n"))
    #expect(DisplayList(commandText: text, size: Self.list.size) == Self.list)
  }

  @Test(arguments: [
    "x 1 2", "f 1 2 3", "f 1 2 3 4 red 0", "t 1 2", "k a b", "c 1 2 3 4", "f 1 2 3 nan 5 0",
  ])
  func `other text isn't a list`(text: String) {
    #expect(DisplayList(commandText: text, size: .zero) == nil)
  }
}
