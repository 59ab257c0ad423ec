import CellRendering
import Foundation
import PNGCoding
import TerminalUIKit
import Testing

@testable import ViewTesting

/// The encoding of a picture's cells as text.
@Suite struct ScreenContentCodingTests {
  private func screen(_ columns: Int, _ rows: Int, _ commands: [DrawCommand]) -> ScreenContent {
    var list = DisplayList(size: CGSize(width: columns * 8, height: rows * 16))
    for command in commands { list.append(command) }
    return ScreenContent(CellBuffer(list), paper: .white)
  }

  private func text(
    _ text: String, _ row: Int = 0, _ style: DisplayTextStyle = DisplayTextStyle(color: .black)
  ) -> DrawCommand {
    .text(text, at: CGPoint(x: 8, y: row * 16), style)
  }

  @Test func `cells are readable text`() {
    let red = DisplayTextStyle(
      color: DisplayColor(red: 215, green: 0, blue: 21), isBold: true, isUnderlined: true)
    let screen = screen(
      10, 3, [text("日本 x"), text("Grace", 1, red), .caret(at: CGPoint(x: 48, y: 16))])
    #expect(
      screen.encoded == """
        cells 1 10 3 3 6 1
        - FFFFFF 0 -
        000000 FFFFFF 0 -
        D70015 FFFFFF 5 -
        0*1 1*4 0*1 1*1 0| 日\t\t本\t\t x
        0*1 2*5 0| Grace
        0|
        end
        """)
    #expect(ScreenContent(encoded: screen.encoded) == screen)
  }

  @Test(arguments: [
    "", "plain", "日本語", "a日b", "e\u{301}a\u{308}\u{323}", "👍🏽👨‍👩‍👧🇩🇪", "{\\}|\"<>&", "🇩 🇪",
    "مرحبا", "नमस्ते", "\u{E1A7}\u{FFFE}\u{10FFFF}", "┌─┐│▒░█⣿", "\u{A0}\u{3000}x", "end",
    "a\tb\r\n\u{1B}[0m",
    "\u{301}lone", "ﷺ\u{200B}\u{FEFF}", "\u{85}\u{2028}",
  ])
  func `every text is decoded again`(shown: String) {
    for columns in [1, 2, 5, 12] {
      let screen = screen(columns, 2, [text(shown), text(shown, 1)])
      #expect(ScreenContent(encoded: screen.encoded) == screen, "\(screen.encoded)")
      #expect(
        screen.encoded.unicodeScalars.allSatisfy {
          "\n\t".unicodeScalars.contains($0) || $0.value >= 0x20
        })
    }
  }

  @Test func `neighbours that Unicode would join stay separate cells`() {
    var content = ScreenContent(columns: 4, rows: 1)
    for (column, text) in ["🇩", "🇪", "e", "\u{301}"].enumerated() {
      content[column, 0].text = text
    }
    #expect(ScreenContent(encoded: content.encoded) == content)
  }

  @Test func `colours, attributes and pictures are decoded again`() throws {
    var commands: [DrawCommand] = []
    for number in 0..<16 {
      let style = DisplayTextStyle(
        color: DisplayColor(red: UInt8(number * 17), green: 9, blue: 255, alpha: 200),
        isBold: number & 1 > 0, isItalic: number & 2 > 0, isUnderlined: number & 4 > 0,
        isStruckThrough: number & 8 > 0)
      commands.append(text("ab c", number, style))
    }
    let pixels = Array(repeating: UInt8(90), count: 256)
    let image = try #require(DisplayImage(width: 8, height: 8, pixels: pixels))
    commands.insert(
      .fill(
        CGRect(x: 16, y: 0, width: 16, height: 80), DisplayColor(red: 1, green: 2, blue: 3),
        cornerRadius: 0), at: 0)
    commands.insert(
      .image(
        image, in: CGRect(x: 0, y: 0, width: 24, height: 32),
        source: CGRect(x: 0, y: 0, width: 8, height: 8), alpha: 0.5), at: 1)
    let screen = screen(8, 16, commands)
    #expect(screen[0, 0].text == "▒" && screen[0, 0].style.picture != nil)
    #expect(screen[1, 0].text == "a" && screen[1, 0].style.picture == screen[0, 0].style.picture)
    #expect(ScreenContent(encoded: screen.encoded) == screen)
    #expect(screen.encoded == ScreenContent(encoded: screen.encoded)?.encoded)
  }

  @Test(arguments: [(0, 0), (3, 0), (0, 3), (1, 1), (300, 1), (1, 300)])
  func `every size is decoded again`(columns: Int, rows: Int) {
    let screen = ScreenContent(columns: columns, rows: rows)
    #expect(ScreenContent(encoded: screen.encoded) == screen)
  }

  @Test func `line ends of another system do no harm`() {
    let screen = screen(4, 2, [text("ab", 1)])
    #expect(ScreenContent(encoded: screen.encoded.replacing("\n", with: "\r\n")) == screen)
  }

  @Test(arguments: [
    "",
    "\n",
    "end",
    "cells",
    "cells 1",
    "cells 1 1 1 1 -1",
    "cells 1 1 1 1 -1 -1 -1",
    "cells 1 1 1 1 -1 -1",
    "cells 1 1 1 1 -1 -1\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 -\nend",
    "cells 1 1 1 1 -1 -1\n0|\nend",
    "cells 2 1 1 1 -1 -1\n- - 0 -\n0|\nend",
    "tiles 1 1 1 1 -1 -1\n- - 0 -\n0|\nend",
    "cells 1 a 1 1 -1 -1\n- - 0 -\n0|\nend",
    "cells 1 -1 1 1 -1 -1\n- - 0 -\n0|\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 -\n0|",
    "cells 1 1 1 1 -1 -1\n- - 0 -\n0|\nen",
    "cells 1 1 1 1 -1 -1\n- - 0 -\n0|\n0|\nend",
    "cells 1 1 2 1 -1 -1\n- - 0 -\n0|\nend",
    "cells 1 1 1 1 1 0\n- - 0 -\n0|\nend",
    "cells 1 1 1 1 -2 0\n- - 0 -\n0|\nend",
    "cells 1 1 1 1 -1 -1\n- - 0\n0|\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 - -\n0|\nend",
    "cells 1 1 1 1 -1 -1\n- - 16 -\n0|\nend",
    "cells 1 1 1 1 -1 -1\n- 12345 0 -\n0|\nend",
    "cells 1 1 1 1 -1 -1\n- 1234567 0 -\n0|\nend",
    "cells 1 1 1 1 -1 -1\n12345G - 0 -\n0|\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 1FFFFFFFF\n0|\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 +1\n0|\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 -\n\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 -\n|\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 -\n0\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 -\n1|\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 -\n-1|\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 -\n0*1|\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 -\n0*1 0|\nend",
    "cells 1 2 1 1 -1 -1\n- - 0 -\n0*9999999999999999999 0|\nend",
    "cells 1 2 1 1 -1 -1\n- - 0 -\n0*-1 0|\nend",
    "cells 1 2 1 1 -1 -1\n- - 0 -\n0*0 0|\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 -\n0|ab\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 -\n0|\ta\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 -\n0|a\t\nend",
    "cells 1 1 1 1 -1 -1\n- - 0 -\n0|\t\t\nend",
    "cells 1 3 1 1 -1 -1\n- - 0 -\n0|a\t\t\t\t\nend",
    "cells 1 2000000 1 1 -1 -1\n- - 0 -\n0|\nend",
    "cells 1 1048576 2 1 -1 -1\n- - 0 -\n0|\n0|\nend",
    "cells 1 9223372036854775807 9223372036854775807 1 -1 -1\n- - 0 -\nend",
    "cells 1 0 0 9223372036854775807 -1 -1\nend",
  ])
  func `damaged, huge and foreign content is refused`(text: String) {
    #expect(ScreenContent(encoded: text) == nil)
  }

  @Test func `a part of a text isn't decoded`() {
    let text = screen(6, 3, [text("日e\u{301}|"), text("x", 2)]).encoded
    for count in 0..<text.count {
      #expect(ScreenContent(encoded: String(text.prefix(count))) == nil)
    }
  }

  @Test func `a damaged scalar never traps`() {
    let text = Array(screen(6, 3, [text("日e\u{301}|"), text("x", 2)]).encoded.unicodeScalars)
    for index in text.indices {
      for scalar in "0*|\t -x\n".unicodeScalars {
        var damaged = String.UnicodeScalarView(text)
        let place = damaged.index(damaged.startIndex, offsetBy: index)
        damaged.replaceSubrange(place...place, with: [scalar])
        if let content = ScreenContent(encoded: String(damaged)) {
          #expect(ScreenContent(encoded: content.encoded) == content)
        }
      }
    }
  }
}
