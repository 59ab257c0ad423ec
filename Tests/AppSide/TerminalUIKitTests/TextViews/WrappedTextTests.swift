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

  /// Words, spaces, line breaks and words that are longer than a line.
  private static func piece(_ generator: inout Generator) -> String {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: " "
    case 1: String(repeating: " ", count: Int.random(in: 0..<9, using: &generator))
    case 2: "\n"
    case 3: "-"
    default: String(repeating: "w", count: Int.random(in: 0..<12, using: &generator))
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `what is broken anew after a change is as if all were`(seed: UInt64) {
    var generator = Generator(state: seed)
    let cells = Int.random(in: 1..<9, using: &generator)
    var text = Array((0..<20).map { _ in Self.piece(&generator) }.joined())
    var wrapped = WrappedText(String(text), cells: cells)
    for step in 0..<60 {
      let start = Int.random(in: 0...text.count, using: &generator)
      let end = Int.random(in: start...min(text.count, start + 7), using: &generator)
      let new = Self.piece(&generator)
      text.replaceSubrange(start..<end, with: new)
      wrapped.replace(start..<end, with: new, cells: cells)
      let whole = WrappedText(String(text), cells: cells)
      #expect(wrapped.lines == whole.lines, "seed \(seed), step \(step): \(String(text))")
      #expect(wrapped.characters == whole.characters)
      if wrapped.lines != whole.lines { return }
    }
  }
}
