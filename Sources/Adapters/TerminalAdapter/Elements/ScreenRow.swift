/// What is read of a row of the screen: its texts, and the lines that are drawn in it.
///
/// It's kept until the row changes, because most rows stay as they are.
struct ScreenRow: Sendable {
  let cells: [ScreenCell]
  let runs: [TextRun]
  /// The lines in each cell; empty if there are none in the row.
  let lines: [BoxLines]

  init(_ cells: [ScreenCell], row: Int) {
    self.cells = cells
    runs = TextRunFinder.runs(in: cells, row: row)
    let lines = cells.map { $0.width == 0 ? [] : BoxLines($0.character) }
    self.lines = lines.allSatisfy(\.isEmpty) ? [] : lines
  }

  /// The lines in a cell.
  func line(at column: Int) -> BoxLines { lines.indices.contains(column) ? lines[column] : [] }
}
