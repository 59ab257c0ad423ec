import Foundation
import TerminalTestSupport
import Testing

@testable import CellRendering

@Suite struct CellBufferTests {
  @Test(arguments: [
    (CGSize(width: 640, height: 384), 80, 24), (CGSize(width: 8, height: 16), 1, 1),
    (CGSize(width: 3, height: 2), 1, 1), (.zero, 0, 0), (CGSize(width: 12, height: 40), 1, 2),
    (CGSize(width: -5, height: 20), 0, 1),
    (CGSize(width: CGFloat.nan, height: .infinity), 0, 16384),
  ])
  func `a screen has the cells whose centres it covers`(size: CGSize, columns: Int, rows: Int) {
    let buffer = CellBuffer(DisplayList(size: size))
    #expect(buffer.columns == columns)
    #expect(buffer.rows == rows)
  }

  @Test func `text stands in its cells`() {
    let buffer = CellBuffer.drawn(8, 2, [.text("Hi", 16, 16), .text("漢字", 32, 0)])
    #expect(buffer.text == ["    漢字", "  Hi    "])
    #expect(buffer[4, 0].width == 2)
    #expect(buffer[5, 0].width == 0)
  }

  @Test func `text between cells goes to the cells at its middle`() {
    let buffer = CellBuffer.drawn(6, 2, [.text("a", 11, 7), .text("b", 21, 9)])
    #expect(buffer.text == [" a    ", "   b  "])
  }

  @Test func `the background shows between words`() {
    let buffer = CellBuffer.drawn(5, 1, [.text("xxxxx", 0, 0), .text("a b", 8, 0)])
    #expect(buffer.text == ["xaxbx"])
  }

  @Test func `a control character never reaches a cell`() {
    let buffer = CellBuffer.drawn(14, 1, [.text("a\u{1B}[2J\tb\u{200B}\n\u{202E}c", 0, 0)])
    #expect(buffer.text == ["a␛[2J b␊c     "])
  }

  @Test func `a wide character cut by an edge is left out`() {
    let commands: [DrawCommand] = [.clip(8, 0, 32, 16), .text("漢字漢字", 0, 0), .popClip]
    let buffer = CellBuffer.drawn(6, 1, commands + [.text("|", 40, 0)])
    #expect(buffer.text == ["  字 |"])
  }

  @Test func `covering half of a wide character removes the other half`() {
    #expect(CellBuffer.drawn(4, 1, [.text("漢字", 0, 0), .text("x", 8, 0)]).text == [" x字"])
    #expect(CellBuffer.drawn(4, 1, [.text("漢字", 0, 0), .text("x", 16, 0)]).text == ["漢x "])
    #expect(CellBuffer.drawn(4, 1, [.text("漢字", 0, 0), .text("木", 8, 0)]).text == [" 木 "])
    #expect(CellBuffer.drawn(4, 1, [.text("漢字", 0, 0), .fill(0, 0, 8, 16)]).text == ["  字"])
    #expect(CellBuffer.drawn(4, 1, [.text("漢字", 0, 0), .fill(8, 0, 8, 16)]).text == ["  字"])
  }

  @Test func `an opaque fill covers text and a translucent one tints it`() {
    let half = DisplayColor(red: 0, green: 0, blue: 0, alpha: 128)
    let white = DrawCommand.fill(0, 0, 24, 16, .white)
    let red = DrawCommand.text("abc", at: .zero, DisplayTextStyle(color: .pureRed))
    let buffer = CellBuffer.drawn(3, 1, [white, red, .fill(0, 0, 8, 16), .fill(8, 0, 8, 16, half)])
    #expect(buffer.text == [" bc"])
    #expect(buffer[0, 0].background == .pureRed)
    #expect(buffer[1, 0].foreground == DisplayColor(red: 127, green: 0, blue: 0))
    #expect(buffer[1, 0].background == DisplayColor(red: 127, green: 127, blue: 127))
    #expect(buffer[2, 0].foreground == .pureRed)
  }

  @Test func `translucent text is blended with its background`() {
    let style = DisplayTextStyle(color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 51))
    let text = DrawCommand.text("a", at: .zero, style)
    #expect(CellBuffer.drawn(1, 1, [text])[0, 0].foreground.red == 204)
    #expect(CellBuffer.drawn(1, 1, [.fill(0, 0, 8, 16), text])[0, 0].foreground.red == 204)
    #expect(CellBuffer.drawn(1, 1, [.fill(0, 0, 8, 16), text])[0, 0].foreground.blue == 0)
  }

  @Test func `both halves of a wide character have one background`() {
    let half = DisplayColor(red: 0, green: 0, blue: 0, alpha: 128)
    let buffer = CellBuffer.drawn(2, 1, [.text("漢", 0, 0), .fill(8, 0, 8, 16, half)])
    #expect(buffer[0, 0].background == buffer[1, 0].background)
  }

  @Test func `styles reach the cells`() {
    var style = DisplayTextStyle(color: .black)
    style.isBold = true
    style.isUnderlined = true
    let buffer = CellBuffer.drawn(3, 1, [.text("a b", at: .zero, style)])
    #expect(buffer[0, 0].attributes == [.bold, .underline])
    #expect(buffer[1, 0].attributes == [.bold, .underline])
  }

  @Test func `the last caret that no clip hides is shown`() {
    let commands: [DrawCommand] = [
      .caret(at: CGPoint(x: 16, y: 16)), .clip(0, 0, 8, 16), .caret(at: CGPoint(x: 24, y: 0)),
    ]
    #expect(CellBuffer.drawn(4, 2, commands).caret == CellPosition(column: 2, row: 1))
    #expect(CellBuffer.drawn(1, 1, commands).caret == nil)
    let atTheEdge: [DrawCommand] = [.clip(0, 0, 24, 16), .caret(at: CGPoint(x: 24, y: 0))]
    #expect(CellBuffer.drawn(4, 1, atTheEdge).caret == CellPosition(column: 2, row: 0))
  }

  @Test func `a smaller terminal cuts the picture`() {
    let buffer = CellBuffer.drawn(4, 2, [.text("a漢b", 0, 0), .caret(at: CGPoint(x: 24, y: 0))])
    let small = buffer.resized(columns: 2, rows: 1)
    #expect(small.text == ["a "])
    #expect(small[1, 0].width == 1)
    #expect(small.caret == nil)
    #expect(buffer.resized(columns: 5, rows: 3).text == ["a漢b ", "     ", "     "])
    #expect(buffer.resized(columns: 0, rows: 0).cells.isEmpty)
  }

  @Test func `impossible geometry draws nothing and does no harm`() {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -20]
    var commands: [DrawCommand] = [.popClip]
    for x in numbers {
      for size in numbers {
        let rect = CGRect(x: x, y: size, width: size, height: x)
        commands += [
          .fill(rect, .pureRed, cornerRadius: x),
          .stroke(rect, .pureRed, width: 1, cornerRadius: size),
          .stroke(rect, .pureRed, width: 20, cornerRadius: size),
          .text("text", at: rect.origin, DisplayTextStyle(color: .pureRed)),
          .caret(at: rect.origin),
          .image(.drawn(1, 1) { _, _ in .pureRed }, in: rect, source: rect, alpha: x),
          .pushClip(rect, cornerRadius: x), .popClip,
        ]
      }
    }
    let buffer = CellBuffer.drawn(3, 2, commands)
    #expect(buffer.cells.count == 6)
    #expect(CellBuffer.drawn(0, 0, commands).cells.isEmpty)
  }
}
