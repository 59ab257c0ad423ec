import Testing

@testable import TerminalAdapter

@Suite struct `The screen of a terminal` {
  private func screen(_ output: String, columns: Int = 20, rows: Int = 5) -> EmulatedScreen {
    var screen = EmulatedScreen(columns: columns, rows: rows)
    screen.receive(output.utf8)
    return screen
  }

  @Test func `shows text and moves with controls`() {
    #expect(screen("one\r\ntwo\u{1B}[1;6Hthree\u{8}E").text == "one  threE\ntwo")
    #expect(screen("a\tb\u{1B}[2Z\u{1B}[Ic").text == "a       c")
    #expect(screen("\u{1B}[3;4Hx\u{1B}[A\u{1B}[2Dy").text == "\n  y\n   x")
  }

  @Test func `wraps after the last column, but only before another character`() {
    #expect(screen("abcde", columns: 5, rows: 2).cursor.row == 0)
    #expect(screen("abcdef", columns: 5, rows: 2).text == "abcde\nf")
    #expect(screen("\u{1B}[?7labcdef", columns: 5, rows: 2).text == "abcdf")
  }

  @Test func `scrolls inside a region`() {
    let filled = "1\r\n2\r\n3\r\n4\r\n5"
    #expect(screen(filled + "\u{1B}[2;4r\u{1B}[4;1H\n").text == "1\n3\n4\n\n5")
    #expect(screen(filled + "\u{1B}[2;4r\u{1B}[2;1H\u{1B}M").text == "1\n\n2\n3\n5")
    #expect(screen(filled + "\u{1B}[2;1H\u{1B}[L").text == "1\n\n2\n3\n4")
    #expect(screen(filled + "\u{1B}[2;1H\u{1B}[2M").text == "1\n4\n5")
  }

  @Test func `inserts, removes and erases characters`() {
    #expect(screen("abcdef\u{1B}[3G\u{1B}[2@").text == "ab  cdef")
    #expect(screen("abcdef\u{1B}[3G\u{1B}[2P").text == "abef")
    #expect(screen("abcdef\u{1B}[3G\u{1B}[2X").text == "ab  ef")
    #expect(screen("abcdef\u{1B}[3G\u{1B}[K").text == "ab")
    #expect(screen("abcdef\u{1B}[3G\u{1B}[1K").text == "   def")
    #expect(screen("abc\u{1B}[2G\u{1B}[4hxy").text == "axybc")
  }

  @Test func `keeps the normal screen while the alternate one is shown`() {
    let output = "shell\u{1B}[?1049h\u{1B}[Hprogram"
    #expect(screen(output).text == "program")
    #expect(screen(output + "\u{1B}[?1049l$").text == "shell$")
  }

  @Test func `saves a cursor on each of the two screens`() {
    let saved = "\u{1B}[2;3H\u{1B}7\u{1B}[?47h\u{1B}[4;5H\u{1B}7\u{1B}[?47l"
    #expect(screen(saved + "\u{1B}8x").text == "\n  x")
    #expect(screen(saved + "\u{1B}[?47h\u{1B}8x").text == "\n\n\n    x")
  }

  @Test func `draws lines, wide and combining characters`() {
    #expect(screen("\u{1B}(0lqk\u{1B}(Bq").text == "┌─┐q")
    let wide = screen("日本e\u{301}x")
    #expect(wide.text == "日本e\u{301}x")
    #expect(wide.cursor.column == 6)
    #expect(screen("日本\u{1B}[2Gx").text == " x本")
    #expect(screen("ab日", columns: 3, rows: 2).text == "ab\n日")
  }

  @Test func `keeps the styles of text`() {
    let screen = screen(
      "\u{1B}[1;33;44mA\u{1B}[0;38;5;208mB\u{1B}[38;2;1;2;3mC\u{1B}[48:2::4:5:6mD\u{1B}[7mE")
    let styles = screen.lines[0].map(\.style)
    #expect(styles[0].summary == "bold yellow on blue")
    #expect(styles[1].foreground == .indexed(208))
    #expect(styles[2].foreground == .rgb(1, 2, 3))
    #expect(styles[3].background == .rgb(4, 5, 6))
    #expect(styles[4].attributes == .reversed)
  }

  /// Returns the terminal's answers, with `^` for escapes.
  private func answers(_ output: String) -> String {
    var screen = screen(output)
    return String(decoding: screen.takeAnswers(), as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test func `reports its modes`() {
    #expect(answers("\u{1B}[?2004$p") == "^[?2004;2$y")
    #expect(answers("\u{1B}[?2004h\u{1B}[?2004$p") == "^[?2004;1$y")
    #expect(answers("\u{1B}[?1002h\u{1B}[?1000$p\u{1B}[?1002$p") == "^[?1000;2$y^[?1002;1$y")
    #expect(answers("\u{1B}[?7$p\u{1B}[?2026$p") == "^[?7;1$y^[?2026;0$y")
    #expect(answers("\u{1B}[4h\u{1B}[4$p\u{1B}[20$p\u{1B}[99$p") == "^[4;1$y^[20;2$y^[99;0$y")
    // A soft reset is a different sequence.
    #expect(answers("\u{1B}[!p") == "")
  }

  @Test func `answers queries`() {
    var screen = screen("ab\u{1B}[6n\u{1B}[c\u{1B}[5n\u{1B}[18t")
    let answers = String(decoding: screen.takeAnswers(), as: UTF8.self)
    #expect(answers == "\u{1B}[1;3R\u{1B}[?62;22c\u{1B}[0n\u{1B}[8;5;20t")
    #expect(screen.takeAnswers().isEmpty)
  }

  @Test func `reports the sum of the characters in a rectangle`() {
    func answer(_ output: String) -> String {
      var screen = screen(output)
      return String(decoding: screen.takeAnswers(), as: UTF8.self)
    }
    #expect(answer("ab\r\nc\u{1B}[7;1;1;1;2;2*y") == "\u{1B}P7!~0146\u{1B}\\")
    #expect(answer("ab\u{1B}[1;1;1;2;1;2*y") == "\u{1B}P1!~0062\u{1B}\\")
    // The whole screen, which is blank except one cell; and an empty rectangle.
    #expect(answer("a\u{1B}[*y") == "\u{1B}P0!~0CC1\u{1B}\\")
    #expect(answer("a\u{1B}[1;1;99;99;3;3*y") == "\u{1B}P1!~0000\u{1B}\\")
  }

  @Test func `adopts the size that the program asks for, within its limits`() {
    var screen = screen("one\u{1B}[8;3;30t\u{1B}[99;99Hx\u{1B}[18t")
    #expect(screen.text == "one\n\n" + String(repeating: " ", count: 29) + "x")
    #expect(String(decoding: screen.takeAnswers(), as: UTF8.self) == "\u{1B}[8;3;30t")
    screen.receive("\u{1B}[8;99999;0t".utf8)
    #expect(screen.rows == 135 && screen.columns == 30)
    screen.receive("\u{1B}[8;99999;99999t\u{1B}c".utf8)
    #expect(screen.rows == 135 && screen.columns == 480)
  }

  @Test func `a screen that a launch has made larger than a display keeps its size`() {
    var screen = EmulatedScreen(columns: 490, rows: 300)
    screen.receive("\u{1B}[8;99999;99999t".utf8)
    #expect(screen.rows == 300 && screen.columns == 490)
    screen.receive("\u{1B}[8;24;80t".utf8)
    #expect(screen.rows == 24 && screen.columns == 80)
  }

  @Test func `keeps the modes that the program has set`() {
    let screen = screen("\u{1B}[?1;25;1002;1006;2004;1004h\u{1B}[?25l\u{1B}=\u{1B}]2;a;b\u{7}x")
    #expect(screen.modes.applicationCursorKeys && screen.modes.applicationKeypad)
    #expect(screen.modes.bracketedPaste && screen.modes.focusEvents)
    #expect(screen.modes.mouse == .drags && screen.modes.mouseIsDecimal)
    #expect(!screen.modes.cursorIsVisible)
    #expect(screen.title == "a;b")
    #expect(screen.text == "x")
  }

  @Test func `shows the same wherever the output is split`() {
    let output = Array(
      "é日\u{1B}[1;31mx\u{1B}[2;3Hy\u{1B}]0;t\u{1B}\\z\u{1B}P1$q\u{1B}\\\u{1B}(0q\u{1B}(B🌍\u{1B}[6n"
        .utf8)
    var whole = EmulatedScreen(columns: 20, rows: 5)
    whole.receive(output)
    for split in output.indices {
      var parts = EmulatedScreen(columns: 20, rows: 5)
      parts.receive(output[..<split])
      parts.receive(output[split...])
      #expect(parts.lines == whole.lines && parts.cursor == whole.cursor)
      #expect(parts.title == "t" && parts.answers == whole.answers)
    }
  }

  @Test func `survives random bytes`() {
    var generator = Generator(state: 1)
    for _ in 0..<300 {
      var screen = EmulatedScreen(columns: 7, rows: 3)
      for _ in 0..<300 {
        let pieces: [[UInt8]] = [
          [0x1B], Array("\u{1B}[".utf8), Array("99999999999".utf8),
          [UInt8.random(in: 0...255, using: &generator)],
          Array(";".utf8), [UInt8.random(in: 0x40...0x7E, using: &generator)], Array("日".utf8),
          Array("\u{1B}[?1049h".utf8), Array("\u{1B}[2;3r".utf8),
        ]
        screen.receive(pieces.randomElement(using: &generator) ?? [])
      }
      screen.resize(columns: 3, rows: 2)
      screen.receive("x日\u{1B}[2J".utf8)
      #expect(screen.lines.count == 2 && screen.lines.allSatisfy { $0.count == 3 })
    }
  }

  @Test func `replaces invalid UTF-8`() {
    var screen = EmulatedScreen(columns: 20, rows: 2)
    screen.receive([0x61, 0xE6, 0x97, 0x62, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x63])
    #expect(screen.text.hasPrefix("a\u{FFFD}b\u{FFFD}"))
    #expect(screen.text.hasSuffix("c"))
  }

  /// A generator of the same numbers each time, so that a failure can be repeated.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }
}
