import Foundation

extension CellRasterizer {
  /// Draws a frame along the outermost cells of a filled rounded rectangle.
  ///
  /// - Returns: Whether the corners leave out any cells; otherwise nothing is drawn.
  mutating func outline(
    _ shape: RoundedRect, in range: CellRange, _ color: DisplayColor, _ style: BoxDrawing.Frame
  ) -> Bool {
    let ends = [range.rows.lowerBound, range.rows.upperBound - 1]
    guard ends.contains(where: { shape.outline(inRow: $0) != range.columns }) else { return false }
    let visible = range.clamped(to: clips.range)
    for row in visible.rows {
      for (column, arms) in outlineArms(of: shape, row, range.rows, visible.columns) {
        line(column, row, style.character(arms), color)
      }
    }
    return true
  }

  /// Returns the arms of the outline in a row.
  ///
  /// Where a row is wider than the next one, the line continues in the narrower one's last column.
  private func outlineArms(
    of shape: RoundedRect, _ row: Int, _ rows: Range<Int>, _ visible: Range<Int>
  ) -> [Int: BoxDrawing.Arms] {
    guard let here = shape.outline(inRow: row) else { return [:] }
    func sides(_ row: Int) -> (left: Int, right: Int)? {
      guard rows.contains(row), let next = shape.outline(inRow: row) else { return nil }
      return (
        max(here.lowerBound, next.lowerBound), min(here.upperBound, next.upperBound) - 1
      )
    }
    var arms: [Int: BoxDrawing.Arms] = [:]
    func connect(_ one: Int, _ other: Int) {
      // A frame may extend far beyond the screen.
      let from = max(min(one, other), visible.lowerBound - 1)
      let to = min(max(one, other), visible.upperBound)
      guard from < to else { return }
      for column in from..<to {
        arms[column, default: []].insert(.right)
        arms[column + 1, default: []].insert(.left)
      }
    }
    let above = sides(row - 1)
    let below = sides(row + 1)
    switch (above, below) {
    case (let above?, let below?):
      connect(above.left, below.left)
      connect(above.right, below.right)
    case (let end?, nil), (nil, let end?): connect(end.left, end.right)
    case (nil, nil): connect(here.lowerBound, here.upperBound - 1)
    }
    for column in [above?.left, above?.right].compactMap(\.self) {
      arms[column, default: []].insert(.up)
    }
    for column in [below?.left, below?.right].compactMap(\.self) {
      arms[column, default: []].insert(.down)
    }
    return arms
  }
}

extension RoundedRect {
  /// Returns the cells of a row that the outline encloses.
  ///
  /// A single row that is wider than both of its neighbours leaves no room for a line. So the neighbours
  /// count as equally wide, and their corners are the outline's round corners.
  fileprivate func outline(inRow row: Int) -> Range<Int>? {
    guard let own = columns(inRow: row) else { return nil }
    for beside in [row - 1, row + 1] {
      guard let wide = columns(inRow: beside), wide.lowerBound < own.lowerBound,
        let next = columns(inRow: 2 * beside - row), wide.lowerBound < next.lowerBound
      else { continue }
      return wide
    }
    return own
  }

  /// Returns the cells of a row whose centres are inside, or `nil` if there are none.
  fileprivate func columns(inRow row: Int) -> Range<Int>? {
    let y = (CGFloat(row) + 0.5) * CellMetrics.height
    guard y >= rect.minY, y < rect.maxY else { return nil }
    let dy = max(rect.minY + cornerRadius - y, y - (rect.maxY - cornerRadius), 0)
    guard dy <= cornerRadius else { return nil }
    let cut = cornerRadius - (cornerRadius * cornerRadius - dy * dy).squareRoot()
    let first = CellRange.firstCell(from: rect.minX + cut, size: CellMetrics.width)
    // A centre on the right edge is outside, one on the curve is inside.
    let edge = cut > 0 ? (rect.maxX - cut).nextUp : rect.maxX
    let end = CellRange.firstCell(from: edge, size: CellMetrics.width)
    return first < end ? first..<end : nil
  }
}

extension BoxDrawing.Frame {
  fileprivate func character(_ arms: BoxDrawing.Arms) -> Character {
    switch arms {
    case [.left, .right]: horizontal
    case [.up, .down]: vertical
    case [.right, .down]: topLeft
    case [.left, .down]: topRight
    case [.up, .right]: bottomLeft
    case [.up, .left]: bottomRight
    default: BoxDrawing.light(arms)
    }
  }
}
