import CellRendering
import Foundation

extension UISegmentedControl {
  /// A segment of the control.
  @MainActor
  final class Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    /// The width in points, or 0 if it is automatic.
    var width: CGFloat = 0
    /// The accessibility element of the segment, created on demand.
    var element: ElementPart?

    init(title: String? = nil, image: UIImage? = nil) {
      self.title = title
      self.image = image
    }

    init(action: UIAction) {
      title = action.title
      self.action = action
    }

    /// The width of the content with a cell on both sides.
    var naturalWidth: CGFloat {
      if width > 0 { return width }
      let content =
        image.map { min($0.size.width, 4 * CellMetrics.width) }
        ?? CGFloat(TextMetrics.width(of: title ?? "")) * CellMetrics.width
      return content + 2 * CellMetrics.width
    }
  }
}

extension UISegmentedControl {
  /// The frames of the segments in whole cells, in reading order.
  var segmentFrames: [CGRect] {
    let row = middleRow
    let natural = segments.map(\.naturalWidth)
    let isFixed = apportionsSegmentWidthsByContent || segments.contains { $0.width > 0 }
    let weights = isFixed ? natural : natural.map { _ in 1 }
    let total = weights.reduce(0, +)
    var frames: [CGRect] = []
    var before: CGFloat = 0
    for weight in weights {
      let start = edge(before / total * row.width)
      before += weight
      let end = edge(before / total * row.width)
      let x = isRightToLeft ? row.maxX - end : row.minX + start
      frames.append(CGRect(x: x, y: row.minY, width: end - start, height: row.height))
    }
    return frames
  }

  func segment(at point: CGPoint) -> Int? {
    // The touch area has the full height of the control, which may exceed the drawn one.
    segmentFrames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
  }

  private func edge(_ x: CGFloat) -> CGFloat {
    (x / CellMetrics.width).rounded() * CellMetrics.width
  }
}
