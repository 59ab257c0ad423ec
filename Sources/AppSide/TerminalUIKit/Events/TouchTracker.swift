import AppRuntime
import CellRendering
import Foundation

/// Converts finger positions into touches, each of which stays one object from its beginning to its
/// end.
@MainActor
final class TouchTracker {
  private var touches: [Int: UITouch] = [:]
  /// The centre of symmetry for a second finger that mirrors the mouse, or `nil` without one.
  var mirrorCenter: CGPoint?
  private var lastTap: (position: CGPoint, time: TimeInterval, count: Int)?

  /// Returns whether a finger is on the screen.
  func isDown(finger: Int) -> Bool { touches[finger] != nil }

  /// Creates the event for simultaneous changes of some fingers.
  ///
  /// A touch that begins is the one object of its finger until that is lifted; later ones only say what
  /// has become of it.
  ///
  /// - Returns: Nil when nothing comes of it: no window under a beginning touch, no beginning before a
  ///   move or an end.
  func event(
    for changes: [UITouch], in application: UIApplication
  ) -> UIEvent? {
    let time = application.clock.now
    for touch in touches.values { touch.phase = .stationary }
    var hasChanged = false
    for change in changes {
      if change.phase == .began {
        guard begin(change, in: application) else { continue }
        touches[change.finger] = change
      }
      guard let touch = touches[change.finger] else { continue }
      hasChanged = true
      touch.timestamp = time
      touch.phase = change.phase
      touch.previousPosition = touch.position
      touch.position = change.position
      touch.tapCount = change.tapCount
    }
    guard hasChanged else { return nil }
    return UIEvent(timestamp: time, touches: Set(touches.values))
  }

  /// Removes the touches that have ended.
  func removeEnded() {
    touches = touches.filter { $0.value.phase != .ended && $0.value.phase != .cancelled }
  }

  /// Returns the number of consecutive clicks at a position, including this one.
  func clickCount(at position: CGPoint, time: TimeInterval) -> Int {
    var count = 1
    if let lastTap, time - lastTap.time <= Self.doubleClickInterval,
      abs(position.x - lastTap.position.x) < CellMetrics.width,
      abs(position.y - lastTap.position.y) < CellMetrics.height
    {
      count = lastTap.count + 1
    }
    lastTap = (position, time, count)
    return count
  }

  /// The number of consecutive clicks including the current one.
  var currentClickCount: Int { lastTap?.count ?? 1 }

  /// - Returns: Whether there is a view under the touch, which then receives its events.
  private func begin(_ touch: UITouch, in application: UIApplication) -> Bool {
    guard let view = application.hitTest(touch.position), let window = view.window else {
      return false
    }
    touch.window = window
    touch.view = view
    // A mouse touches only with a button down; a finger has none.
    if touch.type != .indirectPointer {
      touch.buttonMask = []
    } else if touch.buttonMask.isEmpty {
      touch.buttonMask = .primary
    }
    return true
  }

  /// The interval in seconds, as on most desktops.
  private static let doubleClickInterval: TimeInterval = 0.35
}
