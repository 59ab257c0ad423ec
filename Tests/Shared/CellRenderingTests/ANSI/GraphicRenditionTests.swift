import TerminalTestSupport
import Testing

@testable import CellRendering

@Suite struct GraphicRenditionTests {
  @Test(arguments: [
    (["COLORTERM": "truecolor", "TERM": "xterm-256color"], ColorDepth.trueColor),
    (["COLORTERM": "24bit"], .trueColor), (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "xterm-256color"], .ansi256), (["TERM": "tmux-256color"], .ansi256),
    (["TERM": "xterm"], .ansi16), (["TERM": "linux"], .ansi16), (["TERM": "dumb"], .monochrome),
    ([:], .monochrome), (["TERM": "vt100"], .monochrome),
    (["NO_COLOR": "1", "COLORTERM": "truecolor"], .monochrome),
    (["NO_COLOR": "", "COLORTERM": "truecolor"], .trueColor),
  ])
  func `the environment determines the colours`(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test func `only changes are written`() {
    var red = GraphicRendition()
    red.foreground = .pureRed
    red.attributes = [.bold, .underline]
    #expect(GraphicRendition().change(to: red, depth: .trueColor) == "\u{1B}[1;4;38;2;255;0;0m")
    var plain = red
    plain.attributes = [.bold]
    #expect(red.change(to: plain, depth: .trueColor) == "\u{1B}[24m")
    #expect(red.change(to: red, depth: .trueColor) == "")
    #expect(red.change(to: GraphicRendition(), depth: .trueColor) == "\u{1B}[0m")
  }

  @Test(arguments: [
    (ColorDepth.trueColor, "\u{1B}[38;2;255;0;0;48;2;255;255;255m"),
    (.ansi256, "\u{1B}[38;5;196;48;5;231m"), (.ansi16, "\u{1B}[91;107m"), (.monochrome, ""),
  ])
  func `each depth has its codes`(depth: ColorDepth, codes: String) {
    var style = GraphicRendition()
    style.foreground = .pureRed
    style.background = .white
    #expect(GraphicRendition().change(to: style, depth: depth) == codes)
  }

  @Test func `text stays visible on its background with few colours`() {
    var style = GraphicRendition()
    style.foreground = DisplayColor(red: 250, green: 250, blue: 250)
    style.background = .white
    #expect(GraphicRendition().change(to: style, depth: .ansi16) == "\u{1B}[30;107m")
  }

  @Test func `palette colours are the nearest`() {
    #expect(ColorPalette.nearest256(DisplayColor(red: 95, green: 135, blue: 175)) == 67)
    #expect(ColorPalette.nearest256(DisplayColor(red: 128, green: 128, blue: 128)) == 244)
    #expect(ColorPalette.nearest256(.black) == 16)
    #expect(ColorPalette.nearest256(.white) == 231)
    #expect(ColorPalette.nearest16(DisplayColor(red: 0, green: 122, blue: 255)) == 12)
    #expect(ColorPalette.nearest16(DisplayColor(red: 142, green: 142, blue: 147)) == 8)
  }
}
