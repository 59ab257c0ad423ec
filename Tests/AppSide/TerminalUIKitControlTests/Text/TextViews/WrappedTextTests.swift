import Testing

@testable import TerminalUIKit

struct WrappedTextTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// Returns a word, space or line break, or a word longer than a line.
  private static func piece(_ generator: inout Generator) -> String {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: " "
    case 1: String(repeating: " ", count: Int.random(in: 0..<9, using: &generator))
    case 2: "\n"
    case 3: "-"
    case 4: ["漢", "é", "👩‍👩‍👧", "🇩", "\u{301}", "字。"].randomElement(using: &generator) ?? ""
    default: String(repeating: "w", count: Int.random(in: 0..<12, using: &generator))
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `an update after changes equals wrapping the whole text`(seed: UInt64) {
    var generator = Generator(state: seed)
    let cells = Int.random(in: 1..<9, using: &generator)
    var editor = TextEditor((0..<20).map { _ in Self.piece(&generator) }.joined())
    var cache = LineCache(editor.characters, cells: cells)
    for step in 0..<60 {
      // Several changes may precede an update.
      for _ in 0..<Int.random(in: 1..<4, using: &generator) {
        let start = Int.random(in: 0...editor.count, using: &generator)
        let end = Int.random(in: start...min(editor.count, start + 7), using: &generator)
        let new = Self.piece(&generator)
        cache.note(editor.apply(TextEditor.Replacement(range: start..<end, text: new)))
      }
      cache.update(editor.characters)
      let whole = LineCache(Array(editor.text), cells: cells)
      #expect(cache.lines == whole.lines, "seed \(seed), step \(step): \(editor.text)")
      if cache.lines != whole.lines { return }
    }
  }
}
