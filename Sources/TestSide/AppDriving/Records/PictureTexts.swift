import CellRendering
import Foundation

/// The texts of a picture at their places, by which a secret is found that goes on in the next row.
struct PictureTexts {
  private struct Run {
    var id: Int
    var column: Int
    var text: String
  }

  private var rows: [Int: [Run]] = [:]

  /// Adds a text.
  ///
  /// - Parameters:
  ///   - text: The text. One with a tab is left out.
  ///   - id: The number by which the text is returned.
  ///   - x: The left edge, in points.
  ///   - y: The place in the picture, in points; texts of a row have the same after division by the row's height.
  mutating func add(_ text: String, id: Int, x: Double, y: Double) {
    guard let column = Self.cell(x / CellMetrics.width), let row = Self.row(y),
      !text.contains("\t")
    else { return }
    rows[row, default: []].append(Run(id: id, column: column, text: text))
  }

  /// Returns the texts in which something is hidden, by their numbers.
  ///
  /// - Parameter redact: Returns a text with its secrets hidden.
  func redacted(_ redact: (String) -> String) -> [Int: String] {
    var lines: [String] = []
    var places: [(line: Int, runs: [Run], padding: [Int])] = []
    var lastRow: Int?
    for (row, runs) in rows.sorted(by: { $0.key < $1.key }) {
      // A row without texts ends a secret.
      if let lastRow, row > lastRow + 1 { lines.append("") }
      lastRow = row
      let runs = runs.sorted { $0.column < $1.column }
      var (line, column, padding) = ("", 0, [Int]())
      for run in runs {
        padding.append(min(max(0, run.column - column), Self.paddingLimit))
        line += String(repeating: " ", count: padding.last ?? 0) + "\t" + run.text
        column = run.column + run.text.count
      }
      places.append((lines.count, runs, padding))
      lines.append(line)
    }
    let hidden = redact(lines.joined(separator: "\n"))
      .split(separator: "\n", omittingEmptySubsequences: false)
    // A secret with a line feed is hidden together with the line feed.
    guard hidden.count == lines.count else { return [:] }
    var result: [Int: String] = [:]
    for place in places {
      let texts = hidden[place.line].split(separator: "\t", omittingEmptySubsequences: false)
      guard texts.count == place.runs.count + 1 else { continue }
      for (index, run) in place.runs.enumerated() {
        let padding = index + 1 < place.padding.count ? place.padding[index + 1] : 0
        let text = String(texts[index + 1].dropLast(padding))
        if text != run.text { result[run.id] = text }
      }
    }
    return result
  }

  /// Returns the zero-based row of a place in a picture, in points; `nil` if no screen has it.
  static func row(_ y: Double) -> Int? { cell(y / CellMetrics.height) }

  private static func cell(_ place: Double) -> Int? {
    abs(place) <= cellLimit ? Int(place.rounded(.down)) : nil
  }

  /// The most rows or columns of a screen; an agent may send any number.
  private static let cellLimit = 100_000.0
  /// The largest number of spaces before a text.
  private static let paddingLimit = 1000
}
