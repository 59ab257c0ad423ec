import Testing
import TestSupport

@testable import CellRendering

@Suite struct TextMetricsTests {
  @Test(arguments: [
    ("a", 1), ("~", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("…", 1), ("€", 1), ("─", 1),
    ("漢", 2), ("か", 2), ("が", 2), ("か\u{3099}", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("Ａ", 2), ("　", 2), ("ｱ", 1), ("ｶﾞ", 2), ("𠀀", 2),
    ("🙂", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("\u{1F1E9}", 1), ("1️⃣", 2), ("❤️", 2), ("❤", 1),
    ("☀\u{FE0E}", 1), ("⌚", 2), ("🏴‍☠️", 2), ("\u{1FAEA}", 2), ("©", 1), ("©\u{FE0F}", 2),
    ("\t", 1), ("\n", 1), ("\r\n", 1), ("\u{1B}", 1), ("\u{7F}", 1), ("\u{85}", 1), ("\u{0}", 1),
    ("\u{200B}", 0), ("\u{FEFF}", 0), ("\u{202E}", 0), ("\u{AD}", 0), ("\u{301}", 1),
    ("\u{FE0F}", 0),
    ("क्ष", 2), ("กำ", 2), ("\u{E000}", 1), ("\u{10FFFF}", 1),
  ])
  func `a character takes as many cells as terminals give it`(text: String, cells: Int) {
    #expect(text.count == 1)
    #expect(TextMetrics.width(of: Character(text)) == cells)
    #expect(TextMetrics.width(of: text) == cells)
    #expect(TextMetrics.width(of: TextMetrics.sanitized(text)) == cells)
  }

  @Test func `a text is as wide as its characters together`() {
    #expect(TextMetrics.width(of: "") == 0)
    #expect(TextMetrics.width(of: "plain ASCII") == 11)
    #expect(TextMetrics.width(of: "Größe 漢字 👍🏽!") == 14)
    #expect(TextMetrics.width(of: "a\r\nb") == 3)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a\tb", "a b"), ("red \u{1B}[31mtext", "red ␛[31mtext"),
    ("bell\u{7}", "bell␇"), ("two\nlines", "two␊lines"), ("crlf\r\n", "crlf␍"), ("\u{7F}", "␡"),
    ("c1 \u{9B}31m", "c1 \u{FFFD}31m"), ("\u{202E}evil", "evil"), ("a\u{2028}b", "a␤b"),
    ("\u{301}x", "◌\u{301}x"), ("zero\u{200B}width", "zerowidth"),
  ])
  func `control characters become visible and invisible ones are removed`(
    text: String, shown: String
  ) {
    #expect(TextMetrics.sanitized(text) == shown)
  }

  @Test func `no scalar that a terminal could obey survives`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), value < 0x3000 || value > 0xFF000 || value % 97 == 0
      else { continue }
      let shown = TextMetrics.sanitized("a\(scalar)b")
      let isSafe = shown.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      #expect(isSafe, "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: [
    (TextMetrics.Truncation.tail, 5, "abcd…"), (.head, 5, "…efgh"), (.middle, 5, "ab…gh"),
    (.middle, 6, "abc…gh"), (.clip, 5, "abcde"), (.tail, 8, "abcdefgh"), (.tail, 1, "…"),
    (.tail, 0, ""),
    (.head, 1, "…"), (.middle, 1, "…"), (.middle, 2, "a…"), (.tail, -3, ""),
  ])
  func `text is shortened at the requested place`(
    mode: TextMetrics.Truncation, cells: Int, result: String
  ) {
    #expect(TextMetrics.truncate("abcdefgh", toCells: cells, mode: mode) == result)
  }

  @Test func `a wide character is never cut in half`() {
    #expect(TextMetrics.truncate("漢字仮名", toCells: 4) == "漢…")
    #expect(TextMetrics.truncate("漢字仮名", toCells: 5) == "漢字…")
    #expect(TextMetrics.truncate("漢字仮名", toCells: 3, mode: .clip) == "漢")
    #expect(TextMetrics.truncate("漢字仮名", toCells: 4, mode: .head) == "…名")
    #expect(TextMetrics.truncate("👨‍👩‍👧‍👦👍🏽", toCells: 3) == "👨‍👩‍👧‍👦…")
  }

  @Test(arguments: [
    ("the quick brown fox", 10, ["the quick", "brown fox"]), ("the quick", 9, ["the quick"]),
    ("the quick ", 9, ["the quick"]), ("the quick  brown", 9, ["the quick", "brown"]),
    ("incomprehensible", 6, ["incomp", "rehens", "ible"]),
    ("an incomprehensible", 6, ["an", "incomp", "rehens", "ible"]), ("", 5, [""]),
    ("one\n\ntwo", 10, ["one", "", "two"]), ("ends\n", 10, ["ends", ""]),
    ("a\r\nb", 10, ["a", "b"]),
    ("well-known fact", 7, ["well-", "known", "fact"]), ("漢字仮名交じり文", 6, ["漢字仮", "名交じ", "り文"]),
    ("漢字。仮名", 4, ["漢", "字。", "仮名"]), ("a\u{A0}b c", 4, ["a\u{A0}b", "c"]), ("漢", 1, ["漢"]),
    ("  indented text", 10, ["  indented", "text"]), ("no room", 0, ["no room"]),
  ])
  func `words wrap at spaces, hyphens and ideographs`(text: String, cells: Int, lines: [String]) {
    #expect(TextMetrics.wrap(text, toCells: cells) == lines)
  }

  @Test func `characters wrap anywhere`() {
    #expect(TextMetrics.wrap("the quick", toCells: 4, mode: .character) == ["the ", "quic", "k"])
    #expect(TextMetrics.wrap("a漢字b", toCells: 2, mode: .character) == ["a", "漢", "字", "b"])
  }

  @Test(arguments: 0..<50)
  func `wrapping loses only spaces, and every line fits`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let alphabet: [Character] = ["a", "b", " ", " ", "-", "漢", "👍🏽", "é", "\n", "。", "한"]
    let text = String((0..<40).compactMap { _ in alphabet.randomElement(using: &random) })
    let cells = Int.random(in: 2...12, using: &random)
    for mode in [TextMetrics.Wrapping.word, .character] {
      let lines = TextMetrics.wrap(text, toCells: cells, mode: mode)
      let isFitting = lines.allSatisfy { TextMetrics.width(of: $0) <= cells }
      #expect(isFitting, "seed \(seed): \(lines)")
      let kept = lines.joined().filter { $0 != " " }
      #expect(kept == text.filter { $0 != " " && $0 != "\n" }, "seed \(seed): \(lines)")
    }
  }
}
