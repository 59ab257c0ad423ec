import CellRendering
import Foundation
import PNGCoding

/// The differences between a reference and the current picture.
struct SnapshotDifference: Sendable {
  /// A summary, as the end of a sentence.
  let summary: String
  /// The changed cells and both screens, as lines that end with a line break; may be empty.
  let details: String

  /// Compares a reference with a picture.
  ///
  /// Only the visible content is compared: pixels, the lines of a drawing, or text. The cells in the
  /// files only serve to describe the changes.
  ///
  /// - Parameters:
  ///   - expected: The reference's bytes.
  ///   - actual: The picture's bytes.
  ///   - format: The format of both.
  /// - Returns: `nil` if both look the same.
  init?(from expected: Data, to actual: Data, _ format: SnapshotFormat) {
    if expected == actual { return nil }
    let after = Result { () throws(SnapshotFile.Unreadable) in try SnapshotFile(actual, format) }
    switch (
      Result { () throws(SnapshotFile.Unreadable) in try SnapshotFile(expected, format) }, after
    ) {
    case (.success(let before), .success(let after)):
      self.init(from: before, to: after)
    case (.failure(let problem), _):
      self.init(
        summary: "the reference cannot be read: \(problem.reason).", lines: [],
        pictures: Self.now(try? after.get().cells, marking: []))
    case (.success, .failure(let problem)):
      self.init(
        summary: "the current picture cannot be read: \(problem.reason).", lines: [], pictures: [])
    }
  }

  private init?(from before: SnapshotFile, to after: SnapshotFile) {
    switch (before.picture, after.picture, before.cells, after.cells) {
    case (.pixels(let old), .pixels(let new), let before, let after):
      let pixels = PixelDifference(from: old, to: new)
      if pixels.isEmpty { return nil }
      if let before, let after {
        self.init(from: before, to: after, seenIn: pixels)
      } else {
        self.init(pixels, now: after)
      }
    case (.drawing(let old), .drawing(let new), let before, let after):
      if old == new { return nil }
      let lines = Self.firstChange(from: old, to: new)
      if let before, let after {
        self.init(
          from: before, to: after, same: "every cell is the same, but the drawing differs",
          lines: lines)
      } else {
        self.init(
          summary: "the drawing differs.", lines: lines + [Self.missingCells],
          pictures: Self.now(after, marking: []))
      }
    case (_, _, let before?, let after?):
      let (columns, rows) = (max(before.columns, after.columns), max(before.rows, after.rows))
      // Lines of text end at their last character.
      self.init(
        from: before.resized(columns, rows), to: after.resized(columns, rows),
        same: "it shows the same, but line ends or trailing blanks differ")
    default: return nil
    }
  }

  /// Creates the difference between two screens.
  ///
  /// - Parameters:
  ///   - before: The reference.
  ///   - after: The current screen.
  ///   - pixels: The difference between the pictures, if they have pixels.
  ///   - same: The summary if every cell is the same.
  ///   - lines: The details if every cell is the same.
  private init(
    from before: ScreenContent, to after: ScreenContent, seenIn pixels: PixelDifference? = nil,
    same: String = "its pixels differ", lines: [String] = []
  ) {
    let comparison = ScreenComparison(from: before, to: after, seenIn: pixels)
    var facts = comparison.facts
    if (before.columns, before.rows) != (after.columns, after.rows) {
      let size = "it has \(after.columns) x \(after.rows) cells"
      facts.insert("\(size) instead of \(before.columns) x \(before.rows)", at: 0)
    }
    let unseen = comparison.unseenCount
    let rows = Set(comparison.changes.map(\.row))
    let isSameText =
      before.rows == after.rows
      && (0..<before.rows).allSatisfy { before.line($0) == after.line($0) }
    self.init(
      summary: (facts.isEmpty ? same : facts.joined(separator: "; ")) + ".",
      lines: facts.isEmpty ? lines : comparison.changes.map(\.description),
      notes: unseen == 0
        ? []
        : ["and \(unseen) with different content but the same pixels, which decide"],
      pictures: isSameText
        ? ["both, which have the same text:"] + Self.framed(after, marking: rows)
        : ["reference:"] + Self.framed(before, marking: rows) + Self.now(after, marking: rows))
  }

  /// Creates the difference from a picture whose cells are unknown.
  private init(_ pixels: PixelDifference, now: ScreenContent?) {
    let screen = now ?? ScreenContent(columns: pixels.columns, rows: pixels.rows)
    let comparison = ScreenComparison(from: screen, to: screen, seenIn: pixels)
    self.init(
      summary: ([pixels.sizes].compactMap(\.self) + comparison.facts).joined(separator: "; ") + ".",
      lines: comparison.changes.map(\.description),
      notes: [pixels.area, Self.missingCells].compactMap(\.self),
      pictures: Self.now(now, marking: Set(comparison.changes.map(\.row))))
  }

  private init(summary: String, lines: [String], notes: [String] = [], pictures: [String]) {
    self.summary = summary
    var lines = lines
    if lines.count > Self.lineLimit {
      let rest = lines.count - Self.lineLimit
      lines = lines.prefix(Self.lineLimit) + ["and \(rest) more changes"]
    }
    details = ((lines + notes).map { "  \($0)" } + pictures).map { $0 + "\n" }.joined()
  }

  // MARK: Showing

  private static let missingCells = """
    The reference has no valid cells, so its content there is unknown. To see it, delete the reference \
    and run the test with the code that drew it, which also records the cells.
    """

  /// Returns the first different line of two drawings, in both versions.
  private static func firstChange(from before: String, to after: String) -> [String] {
    let files = [before, after].map { $0.split(separator: "\n") }
    let index = zip(files[0], files[1]).prefix { $0 == $1 }.count
    return zip(["was: ", "is:  "], files).map { name, lines in
      name + (index < lines.count ? lines[index].prefix(lineLengthLimit) : "nothing more")
    }
  }

  private static func now(_ screen: ScreenContent?, marking rows: Set<Int>) -> [String] {
    screen.map { ["now:"] + framed($0, marking: rows) } ?? []
  }

  private static func framed(_ picture: ScreenContent, marking rows: Set<Int>) -> [String] {
    // The frame is short and in ASCII, because `swift test` loses a chunk of its output that ends
    // inside a multibyte character.
    let edge = "  +\(String(repeating: "-", count: picture.columns))"
    let framed = (0..<picture.rows).map { row in
      "\(rows.contains(row) ? "> " : "  ")|\(picture.line(row))"
    }
    return [edge] + framed + [edge]
  }

  private static let lineLimit = 24
  private static let lineLengthLimit = 160
}
