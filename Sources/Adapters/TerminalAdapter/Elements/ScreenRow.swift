/// The texts and drawn lines that were found in a row of the screen.
///
/// A row is kept until its cells change, because most rows stay the same.
struct ScreenRow: Sendable {
  let cells: [ScreenCell]
  let runs: [TextRun]
  /// The drawn lines in each cell; empty if the row has none.
  let lines: [BoxLines]

  init(_ cells: [ScreenCell], row: Int) {
    self.cells = cells
    runs = TextRunFinder.runs(in: cells, row: row)
    let lines = cells.map { $0.width == 0 ? [] : BoxLines($0.character) }
    self.lines = lines.allSatisfy(\.isEmpty) ? [] : lines
  }

  /// Returns the drawn lines in a cell.
  func line(at column: Int) -> BoxLines { lines.indices.contains(column) ? lines[column] : [] }
}
