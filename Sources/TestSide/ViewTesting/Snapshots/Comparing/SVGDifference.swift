import Foundation
import TerminalUIKit

/// The difference between two SVG pictures of the toolkit's, by the places of the elements that are in
/// one of them only.
struct SVGDifference: Sendable {
  private(set) var changes = CellChanges()
  private(set) var note: String?

  init(from expected: String, to actual: String) {
    var counts: [Substring: Int] = [:]
    let before = expected.split(separator: "\n")
    let after = actual.split(separator: "\n")
    for line in before { counts[line, default: 0] += 1 }
    for line in after { counts[line, default: 0] -= 1 }
    let changed = counts.filter { $0.value != 0 }.map(\.key)
    if before.first != after.first { note = "its size is another" }
    var hasOther = false
    for line in changed where line != before.first && line != after.first {
      guard let place = Self.place(of: line) else {
        hasOther = true
        continue
      }
      for column in place.columns { changes.add(column: column, row: place.row) }
    }
    if note == nil, changes.isEmpty {
      note = hasOther ? "shapes changed" : "the same elements stand in another order"
    }
  }

  /// The cells of the first row of an element that says where it is.
  private static func place(of line: Substring) -> (columns: Range<Int>, row: Int)? {
    guard let x = number("x", in: line), let y = number("y", in: line), x >= 0, y >= 0 else {
      return nil
    }
    let width = number("textLength", in: line) ?? number("width", in: line) ?? CellMetrics.width
    let first = Int(x / CellMetrics.width)
    let last = max(first + 1, Int(((x + width) / CellMetrics.width).rounded(.up)))
    guard last - first <= 10_000 else { return nil }
    return (first..<last, Int(y / CellMetrics.height))
  }

  private static func number(_ name: String, in line: Substring) -> Double? {
    guard let range = line.range(of: " \(name)=\"") else { return nil }
    let value = line[range.upperBound...].prefix { $0 != "\"" }
    return Double(value).flatMap { $0.isFinite && abs($0) < 1e6 ? $0 : nil }
  }
}
