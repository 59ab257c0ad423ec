import Foundation
import TerminalUIKit

/// User interactions with the window as a whole.
extension TestWindow {
  /// Taps a point, regardless of the view there.
  ///
  /// - Parameters:
  ///   - point: The point, in the window's coordinates.
  ///   - count: The number of taps.
  public func tap(at point: CGPoint, count: Int = 1) {
    activate()
    UIApplication.shared.runUntilIdle()
    UIApplication.shared.synthesizeTap(at: window.convert(point, to: nil), count: count)
    UIApplication.shared.runUntilIdle()
  }

  /// Types key by key into the focused view; a line feed presses Return, and a tab presses Tab.
  public func type(_ text: String) {
    activate()
    UIApplication.shared.typeKeys(text)
  }

  /// Moves a finger from one point to another and lifts it.
  ///
  /// - Parameters:
  ///   - start: The start, in the window's coordinates.
  ///   - end: The end, in the window's coordinates.
  ///   - duration: The time of the movement, in seconds of app time.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
    activate()
    let application = UIApplication.shared
    application.runUntilIdle()
    application.synthesizeTouch(.began, at: start)
    for step in 1...Self.dragSteps {
      application.advanceTime(by: duration / Double(Self.dragSteps))
      let part = CGFloat(step) / CGFloat(Self.dragSteps)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      application.synthesizeTouch(.moved, at: point)
    }
    application.synthesizeTouch(.ended, at: end)
    application.runUntilIdle()
  }

  /// Advances app time until all pushes, pops, presentations and dismissals have ended.
  public func finishScreenChanges() { UIApplication.shared.finishScreenChanges() }

  private static let dragSteps = 10
}
