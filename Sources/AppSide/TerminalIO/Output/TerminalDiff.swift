import CellRendering

/// Computes the bytes that make a terminal show another picture.
///
/// Only cells that changed are written, with the shortest cursor movements and style changes between them, as
/// one synchronised update, so that a half-drawn picture is never seen. Line wrapping must be off.
package struct TerminalDiff: Hashable, Sendable {
  /// The colours to use.
  package var depth: ColorDepth

  package init(depth: ColorDepth) { self.depth = depth }

  /// Returns the bytes that change one picture into another; empty if they look the same.
  ///
  /// - Parameters:
  ///   - old: The picture on the terminal, or `nil` if it is unknown or its size has changed.
  ///   - new: The picture to show, which must have the terminal's size.
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

  /// Returns which cells of a row must be written, by column; empty if none must.
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
      // A terminal that adds up the widths of a cluster's parts paints over the cells that follow it.
      let reach = max(2, TextMetrics.widthWithoutClustering(of: cell.character))
      for overwritten in column + 1..<min(column + reach, new.columns) {
        dirty[overwritten] = true
      }
    }
    return dirty
  }
}
