import CellRendering
import Foundation

/// The placement of a popover: beside its anchor, if possible without covering it, and inside the
/// window.
struct PopoverPlacement {
  let content: CGRect
  let direction: UIPopoverArrowDirection

  /// Finds the placement of a popover.
  ///
  /// - Parameters:
  ///   - size: The size of the content, without the border.
  ///   - anchor: The rectangle that the popover points at; a null rectangle centres the popover.
  ///   - area: The area that must contain the popover.
  ///   - permitted: The permitted arrow directions.
  init(size: CGSize, anchor: CGRect, area: CGRect, permitted: UIPopoverArrowDirection) {
    let border = PresentedFrameView.border
    let outer = CGSize(
      width: size.width + 2 * border.width, height: size.height + 2 * border.height)
    var frame: CGRect
    if anchor.isNull {
      direction = []
      frame = CGRect(
        x: area.midX - outer.width / 2, y: area.midY - outer.height / 2, width: outer.width,
        height: outer.height)
    } else {
      let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
      let allowed = order.filter { permitted.contains($0) }
      let choices = allowed.isEmpty ? order : allowed
      direction =
        choices.first { Self.room(for: $0, anchor, area, outer) >= 0 }
        ?? choices.max {
          Self.room(for: $0, anchor, area, outer) < Self.room(for: $1, anchor, area, outer)
        } ?? .up
      frame = Self.frame(direction, anchor, outer)
    }
    frame.origin.x = max(area.minX, min(frame.minX, area.maxX - outer.width))
    frame.origin.y = max(area.minY, min(frame.minY, area.maxY - outer.height))
    frame.origin.x = (frame.minX / CellMetrics.width).rounded(.down) * CellMetrics.width
    frame.origin.y = (frame.minY / CellMetrics.height).rounded(.down) * CellMetrics.height
    content = frame.insetBy(dx: border.width, dy: border.height)
  }

  /// Returns the space left over at a side; negative if the popover doesn't fit.
  private static func room(
    for direction: UIPopoverArrowDirection, _ anchor: CGRect, _ area: CGRect, _ size: CGSize
  ) -> CGFloat {
    switch direction {
    case .up: area.maxY - anchor.maxY - size.height
    case .down: anchor.minY - area.minY - size.height
    case .left: area.maxX - anchor.maxX - size.width
    default: anchor.minX - area.minX - size.width
    }
  }

  private static func frame(
    _ direction: UIPopoverArrowDirection, _ anchor: CGRect, _ size: CGSize
  ) -> CGRect {
    let x = anchor.midX - size.width / 2
    let y = anchor.midY - size.height / 2
    let origin =
      switch direction {
      case .up: CGPoint(x: x, y: anchor.maxY)
      case .down: CGPoint(x: x, y: anchor.minY - size.height)
      case .left: CGPoint(x: anchor.maxX, y: y)
      default: CGPoint(x: anchor.minX - size.width, y: y)
      }
    return CGRect(origin: origin, size: size)
  }
}

extension CGSize {
  /// Returns the size with its zero dimensions replaced by those of another size.
  func orDefault(_ other: CGSize) -> CGSize {
    CGSize(width: width > 0 ? width : other.width, height: height > 0 ? height : other.height)
  }

  /// Returns the size in whole cells, limited to an available size less a margin.
  func wholeCells(within room: CGSize, margin: CGSize) -> CGSize {
    CGSize(
      width: Self.whole(width, most: room.width - margin.width, CellMetrics.width),
      height: Self.whole(height, most: room.height - margin.height, CellMetrics.height))
  }

  private static func whole(_ length: CGFloat, most: CGFloat, _ cell: CGFloat) -> CGFloat {
    let wanted = (length / cell).rounded(.up)
    let possible = (most / cell).rounded(.down)
    return max(1, min(wanted, possible)) * cell
  }
}
