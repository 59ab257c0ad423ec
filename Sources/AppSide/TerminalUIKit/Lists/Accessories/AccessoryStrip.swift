import CellRendering
import Foundation

/// The accessory views at both edges of a row, and the area that they leave to the content.
@MainActor
struct AccessoryStrip {
  var leading: [UIView] = []
  var trailing: [UIView] = []

  nonisolated init() {}

  /// The accessory views at both edges.
  var accessoryViews: [UIView] { leading + trailing }

  /// Lays out the accessory views.
  ///
  /// - Parameters:
  ///   - area: The area of the row's content and accessories.
  ///   - isRightToLeft: Whether the row is laid out from right to left.
  /// - Returns: The remaining area for the content.
  func arrange(in area: CGRect, isRightToLeft: Bool) -> CGRect {
    let left = arrange(leading) { x, view in
      place(view, at: x, in: area, isRightToLeft)
    }
    let right = arrange(trailing.reversed()) { x, view in
      place(view, at: area.width - x - view.storedBounds.width, in: area, isRightToLeft)
    }
    let width = max(0, area.width - left - right)
    return CGRect(
      x: area.minX + (isRightToLeft ? right : left), y: area.minY, width: width,
      height: area.height)
  }

  /// The width that the accessory views occupy, in points.
  var width: CGFloat { arrange(leading) { _, _ in } + arrange(trailing.reversed()) { _, _ in } }

  /// Calls a closure for each view, from the edge inward, with its distance from the edge.
  ///
  /// Adjacent views that both take touches get two cells of space instead of one.
  ///
  /// - Returns: The width that the views occupy, in points.
  private func arrange(_ views: [UIView], _ body: (CGFloat, UIView) -> Void) -> CGFloat {
    var x: CGFloat = 0
    var before: UIView?
    for view in views {
      if let before {
        x += (before.takesTouches && view.takesTouches ? 2 : 1) * CellMetrics.width
      } else {
        x += Self.margin
      }
      body(x, view)
      x += view.storedBounds.width
      before = view
    }
    return views.isEmpty ? 0 : x + CellMetrics.width
  }

  private func place(_ view: UIView, at x: CGFloat, in area: CGRect, _ isRightToLeft: Bool) {
    let size = view.storedBounds.size
    let rows = ((area.height - size.height) / 2 / CellMetrics.height).rounded(.down)
    let frame = CGRect(
      x: area.minX + (isRightToLeft ? area.width - x - size.width : x),
      y: area.minY + max(0, rows) * CellMetrics.height, width: size.width, height: size.height)
    if view.frame != frame { view.frame = frame }
  }

  /// The space between the accessory views and the edge, in points.
  private static let margin: CGFloat = 2 * CellMetrics.width
}

extension UIView {
  fileprivate var takesTouches: Bool { isUserInteractionEnabled && self is CellAccessoryView }
}
