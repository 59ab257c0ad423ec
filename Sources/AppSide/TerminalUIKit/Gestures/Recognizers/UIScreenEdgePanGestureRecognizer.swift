import CellRendering
import Foundation

/// A recogniser of drags that begin at an edge of the window (UIKit).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which a drag can begin.
  open var edges: UIRectEdge = []

  /// Fails immediately if the touch isn't at one of the edges.
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

  /// The width of an edge in points, which is two cells or one row.
  private static let width: CGFloat = CellMetrics.height
}
