import Foundation

/// A rectangle of whole cells.
///
/// A cell belongs to a rectangle of points if its centre lies inside. So adjacent rectangles share no cell
/// and leave none out, and a rectangle at least as large as a cell never disappears.
struct CellRange: Hashable {
  var columns: Range<Int>
  var rows: Range<Int>

  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Makes the range of the cells whose centres lie in a rectangle.
  init(centresIn rect: CGRect) {
    columns = Self.cells(from: rect.minX, to: rect.maxX, size: CellMetrics.width)
    rows = Self.cells(from: rect.minY, to: rect.maxY, size: CellMetrics.height)
  }

  /// Makes the same range as `init(centresIn:)`, but for a rectangle that is too thin to contain a centre, the
  /// range of the cells at its middle.
  init(atLeastOneCellIn rect: CGRect) {
    self.init(centresIn: rect)
    if columns.isEmpty, rect.width > 0 {
      let column = Self.cell(at: rect.midX, size: CellMetrics.width)
      columns = column..<column + 1
    }
    if rows.isEmpty, rect.height > 0 {
      let row = Self.cell(at: rect.midY, size: CellMetrics.height)
      rows = row..<row + 1
    }
  }

  /// Makes the range of all cells that a rectangle overlaps.
  init(touching rect: CGRect) {
    let left = Self.cell(at: rect.minX, size: CellMetrics.width)
    let top = Self.cell(at: rect.minY, size: CellMetrics.height)
    columns = left..<max(left, Self.integer(rect.maxX / CellMetrics.width, .up))
    rows = top..<max(top, Self.integer(rect.maxY / CellMetrics.height, .up))
  }

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  func contains(_ column: Int, _ row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }

  func clamped(to other: CellRange) -> CellRange {
    CellRange(
      columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// Returns the first cell whose centre isn't before a coordinate.
  static func firstCell(from coordinate: CGFloat, size: CGFloat) -> Int {
    integer((coordinate - size / 2) / size, .up)
  }

  /// Returns the cell that contains a coordinate.
  static func cell(at coordinate: CGFloat, size: CGFloat) -> Int {
    integer(coordinate / size, .down)
  }

  private static func cells(from: CGFloat, to: CGFloat, size: CGFloat) -> Range<Int> {
    let first = firstCell(from: from, size: size)
    return first..<max(first, firstCell(from: to, size: size))
  }

  /// Rounds any number, even infinity or NaN, to one that arithmetic can't overflow.
  private static func integer(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
    guard !value.isNaN else { return 0 }
    return Int(min(max(value, -1_000_000), 1_000_000).rounded(rule))
  }
}
