import Foundation

/// The tracking state of a gesture recogniser.
@MainActor
struct GestureTracking {
  /// The touches of the gesture.
  ///
  /// The last ones stay until the gesture is over.
  var touches: [UITouch] = []
  /// Whether the recogniser has received touches since its last reset.
  var isActive = false
  /// The state that the recogniser will change to unless it has to fail, while it waits for others.
  var pending: UIGestureRecognizer.State?
  /// Whether the delegate and the views have already allowed the gesture to begin.
  var mayBegin = false
  /// The last position of the touches, in screen coordinates.
  var location = CGPoint.zero

  nonisolated init() {}

  /// The touches that haven't ended.
  var liveTouches: [UITouch] { touches.filter { $0.phase != .ended && $0.phase != .cancelled } }
}

/// A weak reference to a recogniser.
@MainActor
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?

  nonisolated init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

extension Collection where Element == UITouch {
  /// The centre of the touches, in screen coordinates.
  @MainActor var centroid: CGPoint? {
    guard !isEmpty else { return nil }
    let sum = reduce(CGPoint.zero) { sum, touch in
      CGPoint(x: sum.x + touch.position.x, y: sum.y + touch.position.y)
    }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}

extension CGPoint {
  /// Returns the offset from another point.
  func offset(from other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }

  /// Returns the distance to another point.
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
