import CellRendering
import Foundation

extension UISegmentedControl {
  /// One of the things to choose from.
  @MainActor
  final class Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    /// In points; 0 leaves it to the content.
    var width: CGFloat = 0
    /// What tests see of it, made when they first look.
    var element: ElementPart?

    init(title: String? = nil, image: UIImage? = nil) {
      self.title = title
      self.image = image
    }

    init(action: UIAction) {
      title = action.title
      self.action = action
    }

    /// The title with a cell at either side.
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
  /// Where the segments are, in whole cells; in reading direction.
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
    // The whole height reacts, whatever is drawn of it.
    segmentFrames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
  }

  private func edge(_ x: CGFloat) -> CGFloat {
    (x / CellMetrics.width).rounded() * CellMetrics.width
  }
}
