import AutomationProtocol
import Foundation

/// Interactions with the mouse, and with modifier keys held down.
extension XCUIElement {
  /// Moves the mouse pointer over the element.
  public func hover() { perform(.hover) }

  /// Presses the mouse button on the element, then drags to another element.
  ///
  /// - Parameters:
  ///   - duration: The time to press before the drag, in seconds of app time.
  ///   - otherElement: The element on which the button is released, at the centre of its visible
  ///     part.
  public func click(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    click(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Presses the mouse button on the element, drags to another element, and holds the button there.
  ///
  /// - Parameters:
  ///   - duration: The time to press before the drag, in seconds of app time.
  ///   - otherElement: The element on which the button is released, at the centre of its visible
  ///     part.
  ///   - velocity: The speed of the drag, in points per second.
  ///   - holdDuration: The time to hold at the end, in seconds of app time.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    drag(to: otherElement, .mouse, duration, velocity, holdDuration)
  }

  /// Turns the mouse wheel over the element.
  ///
  /// - Parameters:
  ///   - deltaX: The distance, in points; a positive value reveals content on the left.
  ///   - deltaY: The distance, in points; a positive value reveals content above.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    perform(.scroll(deltaX: Double(deltaX), deltaY: Double(deltaY)))
  }

  /// Holds modifier keys down while a block runs, for touches, the mouse and keys.
  ///
  /// The modifiers of nested blocks add up. `typeText(_:)` types as if no modifier were held.
  ///
  /// - Parameters:
  ///   - flags: The modifier keys to hold down.
  ///   - block: The interactions, in the same task or thread.
  public class func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
    HeldModifiers.$current.withValue(HeldModifiers.current.union(flags.inProtocol)) { block() }
  }
}
