import AppRuntime
import CellRendering
import Foundation

/// The pointer events that involve no button: scrolling and hovering.
extension UIApplication {
  /// Scrolls at a point on the screen, as a wheel or two fingers on a trackpad do.
  ///
  /// The innermost view under the pointer that can scroll does so. The signs are those of
  /// `XCUIElement.scroll(byDeltaX:deltaY:)` and of macOS's wheel events.
  ///
  /// - Parameters:
  ///   - dx: The horizontal distance, in points. A positive value moves the content to the right
  ///     and reveals its left part.
  ///   - dy: The vertical distance, in points. A positive value moves the content down and reveals
  ///     its upper part.
  ///   - point: The location, in screen coordinates.
  package func synthesizeScroll(dx: CGFloat, dy: CGFloat, at point: CGPoint) {
    let distance = CGPoint(x: dx, y: dy).finite
    let point = point.finite
    guard distance != .zero else { return }
    sendEvent(PointerEvent(.scroll, at: point, distance: distance, timestamp: clock.now))
  }

  /// Moves the pointer to a point on the screen with no button pressed.
  ///
  /// - Parameter point: The location, in screen coordinates.
  package func synthesizeHover(at point: CGPoint) {
    let point = point.finite
    sendEvent(hover.move(to: point, over: hitTest(point), time: clock.now))
  }

  /// Sends a scroll or hover event to the window under the pointer.
  func sendPointerEvent(_ event: PointerEvent) {
    let window = hitTest(event.location, with: event)?.window
    if event.type == .hover {
      for other in allWindows where other !== window { other.endHovering(event) }
    }
    window?.sendEvent(event)
  }

  /// The distance that one notch of a wheel scrolls, in points: three rows or columns.
  static let wheelNotch = CGSize(width: 3 * CellMetrics.width, height: 3 * CellMetrics.height)
}
