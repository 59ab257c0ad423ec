import Foundation

/// What a gesture recogniser knows of the touches that it sees.
@MainActor
struct GestureTracking {
  /// The touches of the gesture; the last ones stay until it is over.
  var touches: [UITouch] = []
  /// Whether it has seen touches since it was last reset.
  var isActive = false
  /// What it would be if it had not to wait for others to fail.
  var pending: UIGestureRecognizer.State?
  /// Whether delegate and views have agreed already.
  var mayBegin = false
  /// Where the touches were last, in points of the screen.
  var location = CGPoint.zero

  nonisolated init() {}

  /// The touches that are on the screen.
  var liveTouches: [UITouch] { touches.filter { $0.phase != .ended && $0.phase != .cancelled } }
}

/// A recogniser that somebody else keeps.
@MainActor
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?

  nonisolated init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

extension Collection where Element == UITouch {
  /// The middle of the touches on the screen, in points.
  @MainActor var centroid: CGPoint? {
    guard !isEmpty else { return nil }
    let sum = reduce(CGPoint.zero) { sum, touch in
      CGPoint(x: sum.x + touch.position.x, y: sum.y + touch.position.y)
    }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}

extension CGPoint {
  /// The way from another point.
  func offset(from other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }

  /// How far it is to another point.
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
