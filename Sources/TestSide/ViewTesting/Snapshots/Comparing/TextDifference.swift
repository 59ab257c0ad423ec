import Foundation
import TerminalUIKit

/// The difference between two screens of text.
struct TextDifference: Sendable {
  private(set) var changes = CellChanges()
  /// Both, framed, with a mark before each row that changed.
  let pictures: [String]

  init(from expected: String, to actual: String) {
    let before = Self.lines(expected)
    let after = Self.lines(actual)
    for row in 0..<max(before.count, after.count) {
      let old = Self.cells(row < before.count ? before[row] : "")
      let new = Self.cells(row < after.count ? after[row] : "")
      for column in 0..<max(old.count, new.count)
      where (column < old.count ? old[column] : " ") != (column < new.count ? new[column] : " ") {
        changes.add(column: column, row: row)
      }
    }
    let width = (before + after).map { Self.cells($0).count }.max() ?? 0
    let rows = changes.rows
    pictures =
      ["reference:"] + Self.framed(before, width, marking: rows)
      + ["now:"] + Self.framed(after, width, marking: rows)
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// What each cell of a line shows; the right half of a wide character is empty.
  private static func cells(_ line: String) -> [String] {
    line.flatMap { character -> [String] in
      let width = TextMetrics.width(of: String(character))
      return [String(character)] + Array(repeating: "", count: max(0, width - 1))
    }
  }

  private static func framed(_ lines: [String], _ width: Int, marking rows: Set<Int>) -> [String] {
    // Short, and of ASCII but for what the screens hold: `swift test` loses a part of its output that
    // ends amid a character.
    let edge = "  +\(String(repeating: "-", count: width))"
    let framed = lines.enumerated().map { row, line in
      "\(rows.contains(row) ? "> " : "  ")|\(line)"
    }
    return [edge] + framed + [edge]
  }
}
