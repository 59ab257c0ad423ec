import Foundation

/// Tracks the pointer while no button is pressed, as one touch for its whole life, as in UIKit.
@MainActor
final class HoverTracker {
  /// The touch of the pointer, or `nil` before its first movement.
  private(set) var touch: UITouch?

  /// Moves the pointer.
  ///
  /// - Parameters:
  ///   - point: The position in screen coordinates.
  ///   - view: The view under the pointer.
  ///   - time: The time in seconds of app time.
  /// - Returns: The event of the movement.
  func move(to point: CGPoint, over view: UIView?, time: TimeInterval) -> PointerEvent {
    let isNew = touch == nil
    let touch = self.touch ?? UITouch(.regionEntered, at: point, type: .indirectPointer)
    self.touch = touch
    touch.timestamp = time
    touch.previousPosition = isNew ? point : touch.position
    touch.position = point
    touch.tapCount = 0
    touch.phase =
      isNew || touch.view == nil ? .regionEntered : view == nil ? .regionExited : .regionMoved
    touch.view = view
    touch.window = view?.window
    return PointerEvent(.hover, at: point, touch: touch, timestamp: time)
  }
}
