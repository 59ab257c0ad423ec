import AutomationProtocol
import Foundation

/// What a mouse does, and the modifier keys that are held down meanwhile.
extension XCUIElement {
  /// Moves the mouse over it.
  public func hover() { perform(.hover) }

  /// Holds the mouse button on it, then drags to another element.
  ///
  /// - Parameters:
  ///   - duration: How long it is held first, in seconds of the app's time.
  ///   - otherElement: Where it is let go of, in the middle of what can be seen of it.
  public func click(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    click(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Holds the mouse button on it, drags to another element, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: How long it is held first, in seconds of the app's time.
  ///   - otherElement: Where it is let go of, in the middle of what can be seen of it.
  ///   - velocity: How fast it moves, in points a second.
  ///   - holdDuration: How long it is held at the end, in seconds of the app's time.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    drag(to: otherElement, .mouse, duration, velocity, holdDuration)
  }

  /// Turns the wheel of the mouse over it.
  ///
  /// - Parameters:
  ///   - deltaX: How far, in points; positive shows what is to the left.
  ///   - deltaY: How far, in points; positive shows what is above.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    perform(.scroll(deltaX: Double(deltaX), deltaY: Double(deltaY)))
  }

  /// Holds modifier keys down while a block runs: for what fingers and the mouse do, and keys.
  ///
  /// Blocks inside each other add up. `typeText(_:)` types as if nothing were held.
  ///
  /// - Parameters:
  ///   - flags: What is held down.
  ///   - block: What is done meanwhile, in the same task or thread.
  public class func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
    HeldModifiers.$current.withValue(HeldModifiers.current.union(flags.inProtocol)) { block() }
  }
}
