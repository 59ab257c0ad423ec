import AutomationProtocol
import Foundation

/// Gestures with one moving finger, and with two fingers.
///
/// Each gesture is a sequence of touches, sixty per second of app time, and looks to the app like a
/// person's. An invalid velocity or time is a failure.
extension XCUIElement {
  /// Presses a finger on the element, then drags to another element.
  ///
  /// - Parameters:
  ///   - duration: The time to press before the drag, in seconds of app time.
  ///   - otherElement: The element on which the finger is lifted, at the centre of its visible
  ///     part.
  public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Presses a finger on the element, drags to another element, and holds the finger there.
  ///
  /// - Parameters:
  ///   - duration: The time to press before the drag, in seconds of app time.
  ///   - otherElement: The element on which the finger is lifted, at the centre of its visible
  ///     part.
  ///   - velocity: The speed of the drag, in points per second.
  ///   - holdDuration: The time to hold at the end, in seconds of app time.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    drag(to: otherElement, .finger, duration, velocity, holdDuration)
  }

  /// Swipes up from the element's centre.
  public func swipeUp() { swipeUp(velocity: .default) }

  /// Swipes up from the element's centre.
  ///
  /// - Parameter velocity: The speed, in points per second.
  public func swipeUp(velocity: XCUIGestureVelocity) {
    perform(.swipe(.init(.up, velocity: Double(velocity.rawValue))))
  }

  /// Swipes up from the element's centre.
  ///
  /// - Parameter velocity: The speed, in points per second.
  public func swipeUp(withVelocity velocity: XCUIGestureVelocity) { swipeUp(velocity: velocity) }

  /// Swipes down from the element's centre.
  public func swipeDown() { swipeDown(velocity: .default) }

  /// Swipes down from the element's centre.
  ///
  /// - Parameter velocity: The speed, in points per second.
  public func swipeDown(velocity: XCUIGestureVelocity) {
    perform(.swipe(.init(.down, velocity: Double(velocity.rawValue))))
  }

  /// Swipes down from the element's centre.
  ///
  /// - Parameter velocity: The speed, in points per second.
  public func swipeDown(withVelocity velocity: XCUIGestureVelocity) {
    swipeDown(velocity: velocity)
  }

  /// Swipes left from the element's centre.
  public func swipeLeft() { swipeLeft(velocity: .default) }

  /// Swipes left from the element's centre.
  ///
  /// - Parameter velocity: The speed, in points per second.
  public func swipeLeft(velocity: XCUIGestureVelocity) {
    perform(.swipe(.init(.left, velocity: Double(velocity.rawValue))))
  }

  /// Swipes left from the element's centre.
  ///
  /// - Parameter velocity: The speed, in points per second.
  public func swipeLeft(withVelocity velocity: XCUIGestureVelocity) {
    swipeLeft(velocity: velocity)
  }

  /// Swipes right from the element's centre.
  public func swipeRight() { swipeRight(velocity: .default) }

  /// Swipes right from the element's centre.
  ///
  /// - Parameter velocity: The speed, in points per second.
  public func swipeRight(velocity: XCUIGestureVelocity) {
    perform(.swipe(.init(.right, velocity: Double(velocity.rawValue))))
  }

  /// Swipes right from the element's centre.
  ///
  /// - Parameter velocity: The speed, in points per second.
  public func swipeRight(withVelocity velocity: XCUIGestureVelocity) {
    swipeRight(velocity: velocity)
  }

  /// Moves two fingers apart on the element, or together.
  ///
  /// - Parameters:
  ///   - scale: The ratio of the fingers' final distance to their initial distance; below 1 they move
  ///     together.
  ///   - velocity: The change of the scale per second of app time. As in XCUITest it must be
  ///     negative for a scale below 1, or else the test fails.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    perform(.pinch(.init(scale: Double(scale), velocity: Double(velocity))))
  }

  /// Rotates two fingers on the element.
  ///
  /// - Parameters:
  ///   - rotation: The angle, in radians; positive angles are clockwise.
  ///   - velocity: The speed, in radians per second of app time; its sign is ignored.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    perform(.rotate(.init(angle: Double(rotation), velocity: Double(velocity))))
  }

  func drag(
    to other: XCUIElement, _ pointer: Interaction.Drag.Pointer, _ press: TimeInterval,
    _ velocity: XCUIGestureVelocity, _ hold: TimeInterval
  ) {
    recording(or: ()) { test in
      try handle.drag(to: other.handle, in: test) { destination in
        Interaction.Drag(
          pressDuration: press, to: destination, velocity: Double(velocity.rawValue),
          holdDuration: hold, pointer: pointer)
      }
    }
  }
}
