import Foundation
import Testing
import TestSupport

@testable import CellRendering
@testable import TerminalUIKit

struct TextLayoutTests {
  struct Example: Sendable {
    var text: String
    var cells: Int?
    var lines = 0
    var mode = NSLineBreakMode.byTruncatingTail
    var expected: [String]
  }

  @Test(arguments: [
    "", "one two  three-four a-1 -b", "\ta\t b\n\n  c \u{B}d\u{C}e", "aaaaaaaaaaaaaaa bb",
    "       ",
    "\u{1C}x\u{7F} y - z",
  ]) func `ASCII bytes and characters wrap alike`(text: String) {
    for cells in [0, 1, 3, 7, 40] {
      for mode in [TextMetrics.Wrapping.word, .character] {
        let plain = LineBreaker(text: PlainText(bytes: Array(text.utf8)), cells: cells, mode: mode)
        let other = LineBreaker(text: Array(text), cells: cells, mode: mode)
        for start in 0...text.count {
          let (line, expected) = (plain.line(from: start), other.line(from: start))
          #expect(line == expected, "\(text) in \(cells) from \(start)")
        }
      }
    }
  }

  @Test func `lines beyond the limit aren't computed`() {
    let text = "e\u{301}a 漢字 one two three four"
    let all = TextMetrics.wrapRanges(text, toCells: 5)
    #expect(
      all.map { String(text[$0]) }.joined(separator: "|") == "e\u{301}a 漢|字|one|two|three|four")
    #expect(TextMetrics.wrapRanges(text, toCells: 5, atMost: 2) == Array(all.prefix(2)))
  }

  @Test(arguments: [
    Example(text: "", cells: 10, expected: []),
    Example(text: "one two", cells: nil, expected: ["one two"]),
    Example(text: "one two three", cells: 8, expected: ["one two", "three"]),
    Example(text: "one two three", cells: 8, lines: 1, expected: ["one two…"]),
    Example(text: "one two three", cells: 7, lines: 1, expected: ["one tw…"]),
    Example(text: "one two three four", cells: 8, lines: 2, expected: ["one two", "three f…"]),
    Example(text: "one\ntwo\nthree", cells: 8, lines: 2, expected: ["one", "two…"]),
    Example(text: "one\ntwo", cells: 3, lines: 1, expected: ["on…"]),
    Example(text: "漢字漢字", cells: 5, lines: 1, expected: ["漢字…"]),
    Example(text: "漢字漢字", cells: 4, lines: 0, expected: ["漢字", "漢字"]),
    Example(text: "👨‍👩‍👧 family", cells: 6, lines: 1, expected: ["👨‍👩‍👧 fa…"]),
    Example(
      text: "one two three", cells: 7, lines: 1, mode: .byTruncatingHead, expected: ["… three"]),
    Example(
      text: "one two three", cells: 7, lines: 1, mode: .byTruncatingMiddle, expected: ["one…ree"]),
    Example(text: "one two three", cells: 6, lines: 1, mode: .byClipping, expected: ["one tw"]),
    Example(text: "one two three", cells: 6, lines: 1, mode: .byWordWrapping, expected: ["one"]),
    Example(
      text: "one two", cells: 5, lines: 1, mode: .byCharWrapping, expected: ["one t"]),
    Example(text: "a\nb", cells: 9, lines: 1, mode: .byTruncatingHead, expected: ["…b"]),
    Example(text: "text", cells: 0, lines: 1, expected: ["text"]),
  ])
  func `text is wrapped and truncated`(_ example: Example) {
    let layout = TextLayout(
      example.text, cells: example.cells, maximumLines: example.lines, mode: example.mode)
    #expect(layout.lines == example.expected)
  }

  @Test func `the size counts cells`() {
    let layout = TextLayout("漢字\nab", cells: nil, maximumLines: 0, mode: .byWordWrapping)
    #expect(layout.size == CGSize(width: 32, height: 32))
  }

  @Test func `no line exceeds the available width`() {
    var random = SeededRandom(seed: 7)
    let characters = Array("ab c漢é👨‍👩‍👧\n-")
    for _ in 0..<300 {
      let text = String((0..<30).compactMap { _ in characters.randomElement(using: &random) })
      let cells = Int.random(in: 2...12, using: &random)
      let lines = Int.random(in: 0...3, using: &random)
      let mode = [
        NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byWordWrapping, .byClipping,
      ]
      .randomElement(using: &random)
      let layout = TextLayout(
        text, cells: cells, maximumLines: lines, mode: mode ?? .byTruncatingTail)
      #expect(layout.width <= cells, "seed 7: “\(text)” in \(cells) cells")
      #expect(lines == 0 || layout.lines.count <= lines)
    }
  }
}
