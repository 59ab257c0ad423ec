import Foundation

/// Follows the mouse while no button is down: one touch from the first move on, as UIKit has it.
@MainActor
final class HoverTracker {
  /// Where the pointer is; nil before it was first moved.
  private(set) var touch: UITouch?

  /// Moves the pointer.
  ///
  /// - Parameters:
  ///   - point: In points of the screen.
  ///   - view: What is under it.
  ///   - time: In seconds of app time.
  /// - Returns: The event of the move.
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
