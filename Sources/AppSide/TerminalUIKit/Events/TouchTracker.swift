import AppRuntime
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
  /// - Returns: `nil` if there is nothing to report, such as a touch outside all windows or a
  ///   movement without a beginning.
  func event(
    for changes: [SynthesizedTouch], type: UITouch.TouchType, buttonMask: UIEvent.ButtonMask,
    in application: UIApplication
  ) -> UIEvent? {
    let time = application.clock.now
    for touch in touches.values { touch.phase = .stationary }
    var hasChanged = false
    for change in changes {
      let position = change.position.finite
      if change.phase == .began {
        guard let touch = begin(position, type: type, in: application) else { continue }
        touch.buttonMask = buttonMask
        touches[change.finger] = touch
      }
      guard let touch = touches[change.finger] else { continue }
      hasChanged = true
      touch.timestamp = time
      touch.phase = change.phase
      touch.previousPosition = touch.position
      touch.position = position
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

  private func begin(
    _ position: CGPoint, type: UITouch.TouchType, in application: UIApplication
  ) -> UITouch? {
    guard let view = application.hitTest(position), let window = view.window else { return nil }
    let touch = UITouch(position: position, type: type)
    touch.window = window
    touch.view = view
    return touch
  }

  /// The interval in seconds, as on most desktops.
  private static let doubleClickInterval: TimeInterval = 0.35
}
