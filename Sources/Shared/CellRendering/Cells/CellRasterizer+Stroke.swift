import Foundation

extension CellRasterizer {
  /// Draws a frame in the outermost cells of a rectangle.
  ///
  /// A frame of one row has only its sides, so that text fits between them. If the corners are rounder than a
  /// row is high and leave out cells, the frame follows the remaining cells, as the fill does.
  mutating func stroke(
    _ rect: CGRect, _ color: DisplayColor, width: CGFloat, cornerRadius: CGFloat
  ) {
    let rect = rect.standardized
    guard color.alpha > 0, width > 0, rect.width > 0, rect.height > 0 else { return }
    guard width < CellMetrics.width else {
      return wideStroke(rect, color, width: width, cornerRadius: cornerRadius)
    }
    let range = CellRange(atLeastOneCellIn: rect)
    guard !range.isEmpty else { return }
    let isHeavy = width >= 3 || (width >= 2 && cornerRadius <= 0)
    let style: BoxDrawing.Frame = isHeavy ? .heavy : cornerRadius > 0 ? .rounded : .light
    let left = range.columns.lowerBound
    let right = range.columns.upperBound - 1
    let top = range.rows.lowerBound
    let bottom = range.rows.upperBound - 1

    let visible = range.clamped(to: clips.range)
    if top == bottom {
      line(left, top, left == right ? "□" : style.vertical, color)
      line(right, top, left == right ? "□" : style.vertical, color)
      return
    }
    // The corners of box-drawing characters suit smaller radii.
    let shape = RoundedRect(rect, cornerRadius: cornerRadius)
    if shape.cornerRadius > CellMetrics.height, outline(shape, in: range, color, style) { return }
    for row in visible.rows where left == right || (row > top && row < bottom) {
      line(left, row, style.vertical, color)
      line(right, row, style.vertical, color)
    }
    guard left < right else { return }
    for column in visible.columns where column > left && column < right {
      line(column, top, style.horizontal, color)
      line(column, bottom, style.horizontal, color)
    }
    line(left, top, style.topLeft, color)
    line(right, top, style.topRight, color)
    line(left, bottom, style.bottomLeft, color)
    line(right, bottom, style.bottomRight, color)
  }

  /// Draws a frame that is at least a cell thick, as four areas.
  ///
  /// With round corners, the frame is the area between two rounded rectangles if it is at least a row thick;
  /// a thinner one would lose its upper and lower edges.
  private mutating func wideStroke(
    _ rect: CGRect, _ color: DisplayColor, width: CGFloat, cornerRadius: CGFloat
  ) {
    guard rect.width > 2 * width, rect.height > 2 * width else {
      return fill(rect, color, cornerRadius: cornerRadius)
    }
    if cornerRadius > 0, width >= CellMetrics.height {
      let outer = RoundedRect(rect, cornerRadius: cornerRadius)
      let inner = RoundedRect(
        rect.insetBy(dx: width, dy: width), cornerRadius: outer.cornerRadius - width)
      return ring(outer, around: inner, color)
    }
    let (top, rest) = rect.divided(atDistance: width, from: .minYEdge)
    let (bottom, middle) = rest.divided(atDistance: width, from: .maxYEdge)
    let (left, inner) = middle.divided(atDistance: width, from: .minXEdge)
    let (right, _) = inner.divided(atDistance: width, from: .maxXEdge)
    for side in [top, bottom, left, right] { fill(side, color, cornerRadius: 0) }
  }

  private mutating func ring(
    _ outer: RoundedRect, around inner: RoundedRect, _ color: DisplayColor
  ) {
    let range = CellRange(centresIn: outer.rect).clamped(to: clips.range)
    for row in range.rows {
      let y = (CGFloat(row) + 0.5) * CellMetrics.height
      for column in range.columns {
        let x = (CGFloat(column) + 0.5) * CellMetrics.width
        guard outer.contains(x, y), !inner.contains(x, y), clips.allows(pointX: x, pointY: y) else {
          continue
        }
        cover(column, row, color)
      }
    }
  }
}
