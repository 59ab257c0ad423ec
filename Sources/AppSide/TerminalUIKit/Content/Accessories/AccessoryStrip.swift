import Foundation

/// The signs of a row at both its edges, and the room that they leave for the content.
@MainActor
struct AccessoryStrip {
  var leading: [UIView] = []
  var trailing: [UIView] = []

  nonisolated init() {}

  /// Takes all signs out of their row.
  mutating func removeAll() {
    for view in leading + trailing { view.removeFromSuperview() }
    leading = []
    trailing = []
  }

  /// Puts the signs into their places.
  ///
  /// - Parameters:
  ///   - area: Where the content of the row may be.
  ///   - isRightToLeft: Whether reading begins at the right.
  /// - Returns: What the signs leave.
  func arrange(in area: CGRect, isRightToLeft: Bool) -> CGRect {
    var left: CGFloat = leading.isEmpty ? 0 : Self.margin
    for view in leading {
      place(view, at: left, in: area, isRightToLeft)
      left += view.storedBounds.width + CellMetrics.width
    }
    var right: CGFloat = trailing.isEmpty ? 0 : Self.margin
    for view in trailing.reversed() {
      right += view.storedBounds.width
      place(view, at: area.width - right, in: area, isRightToLeft)
      right += CellMetrics.width
    }
    let width = max(0, area.width - left - right)
    return CGRect(
      x: area.minX + (isRightToLeft ? right : left), y: area.minY, width: width,
      height: area.height)
  }

  /// The room that the signs take across, in points.
  var width: CGFloat {
    func width(of views: [UIView]) -> CGFloat {
      views.isEmpty
        ? 0 : views.reduce(Self.margin) { $0 + $1.storedBounds.width + CellMetrics.width }
    }
    return width(of: leading) + width(of: trailing)
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
