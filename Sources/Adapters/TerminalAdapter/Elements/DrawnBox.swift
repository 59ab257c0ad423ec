/// A box that is drawn with line characters on the screen.
struct DrawnBox: Hashable, Sendable {
  /// The rows, including the borders.
  var rows: ClosedRange<Int>
  /// The columns, including the borders.
  var columns: ClosedRange<Int>
  /// The text in the upper border.
  var title: String

  /// Returns whether a cell is in the box or on its border.
  func contains(row: Int, column: Int) -> Bool {
    rows.contains(row) && columns.contains(column)
  }
}
