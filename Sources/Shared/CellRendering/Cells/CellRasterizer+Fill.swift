import Foundation

extension CellRasterizer {
  /// Fills the cells whose centres lie in a rectangle; a rectangle thinner than a cell becomes a line or a
  /// dot.
  mutating func fill(_ rect: CGRect, _ color: DisplayColor, cornerRadius: CGFloat) {
    let rect = rect.standardized
    guard color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
    let isLow = rect.height < CellMetrics.height
    let isNarrow = rect.width < CellMetrics.width
    if isLow, isNarrow, rect.width > Self.hairline.width, rect.height > Self.hairline.height {
      dot(rect, color, isRound: cornerRadius >= min(rect.width, rect.height) * 0.35)
    } else if isLow, !isNarrow || rect.height <= Self.hairline.height {
      horizontalBar(rect, color)
    } else if isNarrow {
      verticalBar(rect, color)
    } else {
      area(RoundedRect(rect, cornerRadius: cornerRadius), color)
    }
  }

  private mutating func area(_ shape: RoundedRect, _ color: DisplayColor) {
    let range = CellRange(centresIn: shape.rect).clamped(to: clips.range)
    let isPlain = shape.cornerRadius == 0 && clips.isRectangular
    for row in range.rows {
      if isPlain, color.alpha == 255 {
        buffer.fill(range.columns, row, color)
        continue
      }
      let y = (CGFloat(row) + 0.5) * CellMetrics.height
      for column in range.columns {
        if !isPlain {
          let x = (CGFloat(column) + 0.5) * CellMetrics.width
          guard shape.contains(x, y), clips.allows(pointX: x, pointY: y) else { continue }
        }
        cover(column, row, color)
      }
    }
  }

  private mutating func horizontalBar(_ rect: CGRect, _ color: DisplayColor) {
    let whole = CellRange(atLeastOneCellIn: rect)
    for part in Self.parts(rect.minY, rect.maxY, size: CellMetrics.height) {
      var art = CellArt.horizontal(from: part.from, to: part.to)
      let isThin = art == "─" || art == "▁" || art == "▔"
      let columns = whole.clamped(to: clips.range).columns
      if isThin, columns.contains(where: { isFrame($0, part.cell) }) { art = "─" }
      for column in columns {
        var arms: BoxDrawing.Arms = []
        if isThin, column > whole.columns.lowerBound { arms.insert(.left) }
        if isThin, column + 1 < whole.columns.upperBound { arms.insert(.right) }
        put(art, column, part.cell, color, joining: arms)
      }
    }
  }

  private mutating func verticalBar(_ rect: CGRect, _ color: DisplayColor) {
    let whole = CellRange(atLeastOneCellIn: rect)
    for part in Self.parts(rect.minX, rect.maxX, size: CellMetrics.width) {
      var art = CellArt.vertical(from: part.from, to: part.to)
      let isThin = art == "│" || art == "▏" || art == "▕"
      let rows = whole.clamped(to: clips.range).rows
      if isThin, rows.contains(where: { isFrame(part.cell, $0) }) { art = "│" }
      for row in rows {
        var arms: BoxDrawing.Arms = []
        if isThin, row > whole.rows.lowerBound { arms.insert(.up) }
        if isThin, row + 1 < whole.rows.upperBound { arms.insert(.down) }
        put(art, part.cell, row, color, joining: arms)
      }
    }
  }

  /// Returns whether a cell has light lines that a thin line would join.
  ///
  /// The line then runs through the middle of its cells.
  private func isFrame(_ column: Int, _ row: Int) -> Bool {
    BoxDrawing.lightArms(of: buffer[column, row].character) != nil
  }

  private mutating func dot(_ rect: CGRect, _ color: DisplayColor, isRound: Bool) {
    let column = CellRange.cell(at: rect.midX, size: CellMetrics.width)
    let row = CellRange.cell(at: rect.midY, size: CellMetrics.height)
    put(CellArt.dot(size: rect.size, isRound: isRound), column, row, color)
  }

  private mutating func put(
    _ art: Character?, _ column: Int, _ row: Int, _ color: DisplayColor,
    joining arms: BoxDrawing.Arms = []
  ) {
    if let art {
      line(column, row, art, color, joining: arms)
    } else if clips.allows(column, row) {
      cover(column, row, color)
    }
  }

  /// Divides a thin interval at the border between two cells; a line moves into the cell that contains more
  /// of it.
  private static func parts(
    _ from: CGFloat, _ to: CGFloat, size: CGFloat
  ) -> [(cell: Int, from: CGFloat, to: CGFloat)] {
    let first = CellRange.cell(at: from, size: size)
    let start = from - CGFloat(first) * size
    let end = to - CGFloat(first) * size
    guard end > size else { return [(first, start, end)] }
    if end - start >= size / 2 { return [(first, start, size), (first + 1, 0, end - size)] }
    let isMoreInFirst = size - start >= end - size
    let length = end - start
    return isMoreInFirst ? [(first, size - length, size)] : [(first + 1, 0, length)]
  }

  /// The maximum size of a line's cross-section.
  private static let hairline = CGSize(width: 2, height: 3)
}
