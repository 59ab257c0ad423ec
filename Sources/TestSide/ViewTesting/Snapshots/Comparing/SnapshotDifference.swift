import Foundation
import PlatformTypes
import PNGCoding
import TerminalUIKit

/// The differences between a reference and the current picture.
struct SnapshotDifference: Sendable {
  /// A summary, as the end of a sentence.
  let summary: String
  /// The changed cells and both screens, as lines that end with a line break, or nothing.
  let details: String

  /// Compares a reference with a picture.
  ///
  /// - Parameters:
  ///   - expected: The reference's bytes.
  ///   - actual: The picture's bytes.
  ///   - format: The format of both.
  ///   - text: The current text on the screen, whose characters are recognised by their pixels.
  ///   - text: What the screen shows now, where the letters have to be known by their pixels.
  init(from expected: Data, to actual: Data, _ format: SnapshotFormat, text: String = "") {
    let glyphs = format == .png ? PNGGlyphs.usual.adding(text) : nil
    switch (Self.screen(expected, format, glyphs), Self.screen(actual, format, glyphs)) {
    case (.success(let before), .success(let after)):
      self.init(from: before, to: after, format)
    case (.failure(let problem), let after):
      // The current picture was just drawn, so it is readable.
      let now = (try? after.get()).map { Self.framed($0, marking: []) } ?? []
      self.init(
        summary: "the reference cannot be read: \(problem.reason).", lines: [],
        pictures: ["now:"] + now)
    case (.success, .failure(let problem)):
      self.init(
        summary: "what was drawn cannot be read: \(problem.reason).", lines: [], pictures: [])
    }
  }

  private init(from before: ScreenContent, to after: ScreenContent, _ format: SnapshotFormat) {
    let (old, new) = format == .text ? Self.sameSize(before, after) : (before, after)
    let changes = ScreenChange.all(from: old, to: new)
    let count = changes.map(\.columns.count).reduce(0, +)
    var facts: [String] = []
    if (old.columns, old.rows) != (new.columns, new.rows) {
      facts.append(
        "it has \(new.columns) x \(new.rows) cells instead of \(old.columns) x \(old.rows)")
    }
    if count > 0 { facts.append(count == 1 ? "1 cell changed" : "\(count) cells changed") }
    if facts.isEmpty { facts.append(Self.sameCells(format)) }
    let rows = Set(changes.map(\.row))
    let isSameText =
      old.rows == new.rows && (0..<old.rows).allSatisfy { old.line($0) == new.line($0) }
    self.init(
      summary: facts.joined(separator: "; ") + ".", lines: changes.map(\.description),
      pictures: isSameText
        ? ["both, which differ in looks only:"] + Self.framed(new, marking: rows)
        : ["reference:"] + Self.framed(before, marking: rows)
          + ["now:"] + Self.framed(after, marking: rows))
  }

  private init(summary: String, lines: [String], pictures: [String]) {
    self.summary = summary
    var lines = lines
    if lines.count > Self.mostLines {
      let rest = lines.count - Self.mostLines
      lines = lines.prefix(Self.mostLines) + ["and \(rest) more changes"]
    }
    details = (lines.map { "  \($0)" } + pictures).map { $0 + "\n" }.joined()
  }

  // MARK: Reading

  private struct Unreadable: Error {
    var reason: String
  }

  private static func screen(
    _ data: Data, _ format: SnapshotFormat, _ glyphs: PNGGlyphs?
  ) -> Result<ScreenContent, Unreadable> {
    if data.isEmpty, format != .text { return .failure(Unreadable(reason: "it is empty")) }
    if let glyphs {
      do {
        return .success(try PNGScreen.read(data, glyphs))
      } catch {
        let fault = (error as? PNGReadingError)?.message.dropLast() ?? "\(error)"
        return .failure(Unreadable(reason: "it is no PNG file that can be read. \(fault)"))
      }
    }
    guard let text = String(data: data, encoding: .utf8) else {
      return .failure(Unreadable(reason: "it is not UTF-8"))
    }
    if format == .text { return .success(ScreenContent(text: text)) }
    return SVGScreen.read(text).map { .success($0) }
      ?? .failure(Unreadable(reason: "it is no SVG file that a snapshot wrote"))
  }

  /// Extends both pictures to the same size, because lines of text end at their last character.
  private static func sameSize(
    _ before: ScreenContent, _ after: ScreenContent
  ) -> (ScreenContent, ScreenContent) {
    let columns = max(before.columns, after.columns)
    let rows = max(before.rows, after.rows)
    return (before.resized(columns, rows), after.resized(columns, rows))
  }

  private static func sameCells(_ format: SnapshotFormat) -> String {
    switch format.kind {
    case .text: "it shows the same, but line ends or blanks at the ends of lines are others"
    case .svg: "every cell is the same, but the file is written in another way"
    case .png: "every pixel is the same, but the bytes are not"
    }
  }

  // MARK: Showing

  private static func framed(_ picture: ScreenContent, marking rows: Set<Int>) -> [String] {
    // Short, and of ASCII but for what the screens hold: `swift test` loses a part of its output that
    // ends amid a character.
    let edge = "  +\(String(repeating: "-", count: picture.columns))"
    let framed = (0..<picture.rows).map { row in
      "\(rows.contains(row) ? "> " : "  ")|\(picture.line(row))"
    }
    return [edge] + framed + [edge]
  }

  private static let mostLines = 24
}
