import Foundation

/// The clips in effect while a display list is drawn, the innermost last.
struct ClipStack {
  private struct Level {
    var range: CellRange
    /// The rounded clips that the range alone doesn't describe, outer ones included.
    var shapes: [RoundedRect]
    var all: [RoundedRect]
  }

  private var levels: [Level]

  init(whole: CellRange) {
    levels = [Level(range: whole, shapes: [], all: [])]
  }

  private var top: Level { levels[levels.count - 1] }

  /// The cells inside all clips.
  var range: CellRange { top.range }

  /// Whether `range` alone describes the clips.
  var isRectangular: Bool { top.shapes.isEmpty }

  var all: [RoundedRect] { top.all }

  mutating func push(_ rect: CGRect, cornerRadius: CGFloat) {
    var level = top
    level.range = CellRange(atLeastOneCellIn: rect).clamped(to: level.range)
    let shape = RoundedRect(rect, cornerRadius: cornerRadius)
    level.all.append(shape)
    if shape.cornerRadius > 0 { level.shapes.append(shape) }
    levels.append(level)
  }

  /// Ends the innermost clip; an unmatched call has no effect.
  mutating func pop() {
    if levels.count > 1 { levels.removeLast() }
  }

  func allows(_ column: Int, _ row: Int) -> Bool {
    let level = top
    guard level.range.contains(column, row) else { return false }
    if level.shapes.isEmpty { return true }
    let x = (CGFloat(column) + 0.5) * CellMetrics.width
    let y = (CGFloat(row) + 0.5) * CellMetrics.height
    return allows(pointX: x, pointY: y)
  }

  /// Returns whether the clips' shapes leave a point visible.
  func allows(pointX x: CGFloat, pointY y: CGFloat) -> Bool {
    for shape in top.shapes where !shape.contains(x, y) { return false }
    return true
  }
}
