import CellRendering
import Foundation

/// Paths in cells, or in the pixels of an image.
extension DrawingContext {
  /// Fills a path.
  ///
  /// Of shapes other than rectangles the cells or pixels are filled whose centres are inside.
  func fill(_ path: CGPath, _ color: UIColor, rule: CGPathFillRule) {
    switch path.shape {
    case .rect(let rect): return fill(rect, color)
    case .roundedRect(let rect, let radius): return fill(rect, color, cornerRadius: radius)
    case nil: break
    }
    let box = path.boundingBoxOfPath
    guard !box.isNull else { return }
    if box.width < grain.width || box.height < grain.height {
      // A small path may contain no centre, so it is drawn as a rectangle.
      return fill(box, color)
    }
    let scanner = PathScanner(path.polygons(), rule: rule)
    let shown = onScreen(box).intersection(visible)
    guard !shown.isNull, shown.height > 0 else { return }
    var y = ((shown.minY / grain.height).rounded(.down) + 0.5) * grain.height
    while y < shown.maxY {
      for span in scanner.spans(at: y - offset.y) {
        let first = ((span.lowerBound + offset.x) / grain.width - 0.5).rounded(.up)
        let end = ((span.upperBound + offset.x) / grain.width - 0.5).rounded(.up)
        guard end > first else { continue }
        fill(
          CGRect(
            x: first * grain.width - offset.x, y: y - grain.height / 2 - offset.y,
            width: (end - first) * grain.width, height: grain.height), color)
      }
      y += grain.height
    }
  }

  /// Draws the outline of a rectangle, or those lines of another path that are horizontal or vertical.
  func stroke(_ path: CGPath, _ color: UIColor, width: CGFloat) {
    let width = width.clamped
    guard width > 0 else { return }
    switch path.shape {
    // The outline lies half inside and half outside, and cells draw it inside.
    case .rect(let rect):
      return stroke(rect.insetBy(dx: -width / 2, dy: -width / 2), color, width: width)
    case .roundedRect(let rect, let radius):
      return stroke(
        rect.insetBy(dx: -width / 2, dy: -width / 2), color, width: width, cornerRadius: radius)
    case nil: break
    }
    for polygon in path.polygons() {
      for (one, other) in zip(polygon, polygon.dropFirst())
      where one.x == other.x || one.y == other.y {
        let line = CGRect(
          x: min(one.x, other.x), y: min(one.y, other.y), width: abs(other.x - one.x),
          height: abs(other.y - one.y))
        fill(
          line.insetBy(
            dx: one.x == other.x ? -width / 2 : 0, dy: one.y == other.y ? -width / 2 : 0), color)
      }
    }
  }
}
