import CellRendering
import Foundation
import TerminalTestSupport
import Testing
import TestSupport

@testable import TerminalIO

@Suite struct TerminalDiffTests {
  private let diff = TerminalDiff(depth: .trueColor)

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
  }

  @Test func `the first picture begins with an empty screen`() {
    let buffer = CellBuffer.drawn(10, 3, [.text("Hi", 8, 16)])
    #expect(
      text(diff.bytes(from: nil, to: buffer))
        == "␛[?2026h␛[?25l␛[2J␛[H␛[2;2H␛[38;2;0;0;0mHi␛[0m␛[?2026l")
  }

  @Test func `nothing is written when nothing changed`() {
    let buffer = CellBuffer.drawn(10, 3, [.text("Hi", 8, 16), .caret(at: .zero)])
    #expect(diff.bytes(from: buffer, to: buffer) == [])
  }

  @Test func `only the changed character is written`() {
    let old = CellBuffer.drawn(10, 3, [.text("abc", 0, 16)])
    let new = CellBuffer.drawn(10, 3, [.text("axc", 0, 16)])
    #expect(
      text(diff.bytes(from: old, to: new)) == "␛[?2026h␛[2;2H␛[38;2;0;0;0mx␛[0m␛[?2026l")
  }

  @Test func `only the caret is moved if nothing else has changed`() {
    let old = CellBuffer.drawn(10, 3, [.caret(at: .zero)])
    let new = CellBuffer.drawn(10, 3, [.caret(at: CGPoint(x: 16, y: 16))])
    #expect(
      text(diff.bytes(from: old, to: new)) == "␛[?2026h␛[?25l␛[2;3H␛[?25h␛[?2026l")
  }

  @Test func `a short gap is written again, a long one is jumped over`() {
    let old = CellBuffer.drawn(20, 1, [.text("abcdefghijkl", 0, 0)])
    let short = CellBuffer.drawn(20, 1, [.text("XbcYefghijkl", 0, 0)])
    #expect(text(diff.bytes(from: old, to: short)).contains("XbcY"))
    let long = CellBuffer.drawn(20, 1, [.text("XbcdefghijkY", 0, 0)])
    #expect(text(diff.bytes(from: old, to: long)).contains("X␛[10CY"))
  }

  @Test func `a terminal without colours gets styles only`() {
    let style = DisplayTextStyle(color: .pureRed, isBold: true)
    let buffer = CellBuffer.drawn(3, 1, [.text("a", at: .zero, style)])
    let plain = TerminalDiff(depth: .monochrome)
    #expect(
      text(plain.bytes(from: nil, to: buffer)) == "␛[?2026h␛[?25l␛[2J␛[H␛[1ma␛[0m␛[?2026l")
  }

  @Test func `a terminal without cells gets nothing`() {
    let empty = CellBuffer(columns: 0, rows: 0)
    #expect(diff.bytes(from: nil, to: empty) == [])
    #expect(diff.bytes(from: CellBuffer(columns: 5, rows: 5), to: empty) == [])
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 3), (3, 2)])
  func `the smallest terminals show what fits`(columns: Int, rows: Int) {
    var emulator = TerminalEmulator(columns: columns, rows: rows)
    let list = DisplayList.drawn(
      10, 5, [.fill(0, 0, 80, 80), .text("漢a字", 0, 0), .text("bc", 0, 16), .caret(at: .zero)])
    let buffer = CellBuffer(list).resized(columns: columns, rows: rows)
    emulator.receive(diff.bytes(from: nil, to: buffer))
    #expect(emulator.differences(from: buffer) == [])
  }

  @Test(arguments: 0..<60)
  func `a terminal shows each picture after random changes`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let columns = Int.random(in: 1...24, using: &random)
    let rows = Int.random(in: 1...6, using: &random)
    for knowsClusters in [true, false] {
      var emulator = TerminalEmulator(
        columns: columns, rows: rows, knowsClusters: knowsClusters)
      var shown: CellBuffer?
      var commands: [DrawCommand] = []
      for step in 0..<12 {
        if Int.random(in: 0..<6, using: &random) == 0 { commands = [] }
        commands.append(Self.command(columns, rows, &random))
        let buffer = CellBuffer.drawn(columns, rows, commands)
        emulator.receive(diff.bytes(from: shown, to: buffer))
        let differences = emulator.differences(from: buffer)
        #expect(differences == [], "seed \(seed), step \(step), clusters \(knowsClusters)")
        if !differences.isEmpty { return }
        shown = buffer
      }
    }
  }

  private static func command(
    _ columns: Int, _ rows: Int, _ random: inout SeededRandom
  ) -> DrawCommand {
    let x = CGFloat(Int.random(in: -2...columns, using: &random)) * 8
    let y = CGFloat(Int.random(in: 0..<rows, using: &random)) * 16
    let color = DisplayColor(
      red: UInt8.random(in: 0...3, using: &random) * 80, green: 0, blue: 200,
      alpha: Bool.random(using: &random) ? 255 : 100)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return .fill(x, y, CGFloat(Int.random(in: 1...80, using: &random)), 16, color)
    case 2: return .caret(at: CGPoint(x: x, y: y))
    case 3: return .stroke(x, y, 48, 32, radius: 4)
    default:
      let pieces = [
        "a", "b ", "wide 漢字", "é", "e\u{301}", "👍🏽", "👨‍👩‍👧‍👦", "❤️", "🇩🇪", "\u{1B}[2J", "한", "\t", "🫪", "x",
      ]
      let text = (0..<4).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let style = DisplayTextStyle(
        color: color, isBold: Bool.random(using: &random), isUnderlined: Bool.random(using: &random)
      )
      return .text(text, at: CGPoint(x: x, y: y), style)
    }
  }
}
