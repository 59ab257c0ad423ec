import AppRuntime
import CellRendering
import Foundation

/// What a mouse does without a button: its wheel, and moving about.
extension UIApplication {
  /// Turns the wheel, or moves two fingers on a trackpad, over a point of the screen.
  ///
  /// What is under the mouse scrolls, from the inside; what cannot leaves it to what is around.
  /// The signs are those of `XCUIElement.scroll(byDeltaX:deltaY:)` and of the Mac's wheel events.
  ///
  /// - Parameters:
  ///   - dx: In points; positive moves the content to the right, so that what is to the left of it shows.
  ///   - dy: In points; positive moves the content down, so that what is above it shows.
  ///   - point: In points of the screen.
  package func synthesizeScroll(dx: CGFloat, dy: CGFloat, at point: CGPoint) {
    let distance = CGPoint(x: dx, y: dy).finite
    let point = point.finite
    guard distance != .zero else { return }
    sendEvent(PointerEvent(.scroll, at: point, distance: distance, timestamp: clock.now))
  }

  /// Moves the mouse to a point of the screen, no button down.
  ///
  /// - Parameter point: In points of the screen.
  package func synthesizeHover(at point: CGPoint) {
    let point = point.finite
    sendEvent(hover.move(to: point, over: hitTest(point), time: clock.now))
  }

  /// Sends what the mouse does without a button to the window under it.
  func sendPointerEvent(_ event: PointerEvent) {
    let window = hitTest(event.location, with: event)?.window
    if event.type == .hover {
      for other in shownWindows where other !== window { other.endHovering(event) }
    }
    window?.sendEvent(event)
  }

  /// How far one notch of a wheel scrolls, in points: three lines, or as many columns.
  static let wheelNotch = CGSize(width: 3 * CellMetrics.width, height: 3 * CellMetrics.height)
}
