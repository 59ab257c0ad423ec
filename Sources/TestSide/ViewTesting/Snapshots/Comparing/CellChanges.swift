import Foundation

/// The cells that differ between two pictures.
struct CellChanges: Sendable, Hashable {
  struct Place: Sendable, Hashable {
    var column: Int
    var row: Int
  }

  private(set) var places: Set<Place> = []

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }
  var rows: Set<Int> { Set(places.map(\.row)) }

  mutating func add(column: Int, row: Int) { places.insert(Place(column: column, row: row)) }

  /// Row by row, which columns changed, all counted from 1.
  var lines: [String] {
    let byRow = Dictionary(grouping: places, by: \.row)
    return byRow.sorted { $0.key < $1.key }.map { row, places in
      let columns = places.map(\.column).sorted()
      var ranges: [(Int, Int)] = []
      for column in columns {
        if let last = ranges.last, last.1 + 1 == column {
          ranges[ranges.count - 1].1 = column
        } else {
          ranges.append((column, column))
        }
      }
      let texts = ranges.map { $0 == $1 ? "\($0 + 1)" : "\($0 + 1)–\($1 + 1)" }
      let isOne = columns.count == 1
      return "row \(row + 1), \(isOne ? "column" : "columns") \(texts.joined(separator: ", "))"
    }
  }
}
