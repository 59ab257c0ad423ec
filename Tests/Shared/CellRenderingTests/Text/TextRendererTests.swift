import Foundation
import TerminalTestSupport
import Testing

@testable import CellRendering

@Suite struct TextRendererTests {
  private let buffer = CellBuffer.drawn(
    8, 4, [.fill(0, 0, 64, 16), .text("Hi 漢", 8, 0), .text("end", 0, 32)])

  @Test func `plain text has no blanks at the ends`() {
    #expect(TextRenderer.plain(buffer) == " Hi 漢\n\nend")
  }

  @Test func `plain text can keep the grid`() {
    let grid = [" Hi 漢  ", "        ", "end     ", "        "].joined(separator: "\n")
    #expect(TextRenderer.plain(buffer, keepsGrid: true) == grid)
  }

  @Test func `coloured text starts and ends each line without a style`() {
    let small = CellBuffer.drawn(3, 2, [.fill(0, 0, 24, 16), .text("a", 8, 0)])
    #expect(
      TextRenderer.ansi(small, depth: .trueColor)
        == "\u{1B}[48;2;255;0;0m \u{1B}[38;2;0;0;0ma \u{1B}[0m\n   ")
  }

  @Test func `a frame goes round the whole screen`() {
    let small = CellBuffer.drawn(3, 2, [.text("a", 8, 0)])
    #expect(
      TextRenderer.ansi(small, depth: .monochrome, isFramed: true)
        == "╭───╮\n│ a │\n│   │\n╰───╯")
  }

  @Test func `nothing is drawn as nothing`() {
    #expect(TextRenderer.plain(CellBuffer(columns: 0, rows: 0)) == "")
    #expect(TextRenderer.ansi(CellBuffer(columns: 0, rows: 0), depth: .trueColor) == "")
  }
}
