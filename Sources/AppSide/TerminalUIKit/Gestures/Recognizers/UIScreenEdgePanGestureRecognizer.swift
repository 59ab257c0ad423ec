import CellRendering
import Foundation

/// Follows fingers that drag in from an edge of the window (UIKit).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges to come from.
  open var edges: UIRectEdge = []

  /// Fails at once away from the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let window = view?.storedWindow else { return }
    let place = window.convertFromSuperview(tracking.location)
    let bounds = window.storedBounds
    let near: [(UIRectEdge, CGFloat)] = [
      (.left, place.x - bounds.minX), (.right, bounds.maxX - place.x),
      (.top, place.y - bounds.minY), (.bottom, bounds.maxY - place.y),
    ]
    if !near.contains(where: { edges.contains($0) && $1 <= Self.width }) { state = .failed }
  }

  /// How wide an edge is, in points: a cell, a row.
  private static let width: CGFloat = CellMetrics.height
}
