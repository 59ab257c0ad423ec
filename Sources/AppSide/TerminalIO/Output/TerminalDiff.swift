import CellRendering

/// Writes what a terminal must be told so that it shows another picture than before.
///
/// Only cells that changed are written, with the shortest cursor moves and style changes between them,
/// as one synchronised update, so that a half-drawn picture is never seen. The cursor's line wrapping
/// must be off.
package struct TerminalDiff: Hashable, Sendable {
  /// The colours to use.
  package var depth: ColorDepth

  package init(depth: ColorDepth) { self.depth = depth }

  /// The bytes that change one picture into another; none if they look the same.
  ///
  /// - Parameters:
  ///   - old: What the terminal shows; nil if that is unknown, or its size has changed.
  ///   - new: What it is to show. Its size must be the terminal's.
  package func bytes(from old: CellBuffer?, to new: CellBuffer) -> [UInt8] {
    guard new.columns > 0, new.rows > 0 else { return [] }
    let isKnown = old.map { $0.columns == new.columns && $0.rows == new.rows } ?? false
    let before = isKnown ? old : nil
    var writer = Writer(depth: depth, new: new)
    if before == nil { writer.clear() }
    for row in 0..<new.rows {
      writer.writeRow(row, dirty: Self.dirtyColumns(row, before, new))
    }
    return writer.finish(hadCaret: before?.caret, isKnown: isKnown)
  }

  /// Which cells of a row must be written, by column; empty if none.
  private static func dirtyColumns(
    _ row: Int, _ old: CellBuffer?, _ new: CellBuffer
  ) -> [Bool] {
    let range = row * new.columns..<(row + 1) * new.columns
    if let old, old.cells[range] == new.cells[range] { return [] }
    var dirty = Array(repeating: false, count: new.columns)
    for column in 0..<new.columns {
      let cell = new.cells[range.lowerBound + column]
      let before = old?.cells[range.lowerBound + column] ?? Cell()
      guard cell != before || dirty[column] else { continue }
      dirty[column] = true
      if cell.width == 0 { dirty[column - 1] = true }
      guard cell.width == 2 else { continue }
      // A terminal that adds up the parts of a cluster paints over the cells that follow it.
      let reach = max(2, TextMetrics.widthWithoutClustering(of: cell.character))
      for overwritten in column + 1..<min(column + reach, new.columns) {
        dirty[overwritten] = true
      }
    }
    return dirty
  }
}
