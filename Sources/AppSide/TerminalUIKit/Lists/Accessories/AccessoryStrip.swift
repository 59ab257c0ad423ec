import CellRendering
import Foundation

/// The signs of a row at both its edges, and the room that they leave for the content.
@MainActor
struct AccessoryStrip {
  var leading: [UIView] = []
  var trailing: [UIView] = []

  nonisolated init() {}

  /// All signs.
  var signs: [UIView] { leading + trailing }

  /// Puts the signs into their places.
  ///
  /// - Parameters:
  ///   - area: Where the content of the row may be.
  ///   - isRightToLeft: Whether reading begins at the right.
  /// - Returns: What the signs leave.
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

  /// The room that the signs take across, in points.
  var width: CGFloat { arrange(leading) { _, _ in } + arrange(trailing.reversed()) { _, _ in } }

  /// Goes through signs from the edge inwards, each with its distance from there.
  ///
  /// Between two that take touches there is a cell for each of them.
  ///
  /// - Returns: The room that they take, in points.
  private func arrange(_ views: [UIView], _ body: (CGFloat, UIView) -> Void) -> CGFloat {
    var x: CGFloat = 0
    var before: UIView?
    for view in views {
      if let before {
        x += (before.isTouchableSign && view.isTouchableSign ? 2 : 1) * CellMetrics.width
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

  /// Between the signs and the edge, in points.
  private static let margin: CGFloat = 2 * CellMetrics.width
}

extension UIView {
  fileprivate var isTouchableSign: Bool { isUserInteractionEnabled && self is CellAccessoryView }
}
