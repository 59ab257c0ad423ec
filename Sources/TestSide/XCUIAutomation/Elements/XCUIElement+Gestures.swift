import AutomationProtocol
import Foundation

/// Gestures of one finger that moves, and of two fingers.
///
/// Each is a row of touches, sixty a second of the app's time, and the app sees it as it sees a
/// person's. A velocity or a time that is none is a failure.
extension XCUIElement {
  /// Holds a finger on it, then drags to another element.
  ///
  /// - Parameters:
  ///   - duration: How long it is held first, in seconds of the app's time.
  ///   - otherElement: Where the finger is lifted, in the middle of what can be seen of it.
  public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Holds a finger on it, drags to another element, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: How long it is held first, in seconds of the app's time.
  ///   - otherElement: Where the finger is lifted, in the middle of what can be seen of it.
  ///   - velocity: How fast it moves, in points a second.
  ///   - holdDuration: How long it is held at the end, in seconds of the app's time.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    drag(to: otherElement, .finger, duration, velocity, holdDuration)
  }

  /// Swipes up from its middle.
  public func swipeUp() { swipeUp(velocity: .default) }

  /// Swipes up from its middle.
  ///
  /// - Parameter velocity: How fast, in points a second.
  public func swipeUp(velocity: XCUIGestureVelocity) {
    perform(.swipe(.init(.up, velocity: Double(velocity.rawValue))))
  }

  /// Swipes up from its middle.
  ///
  /// - Parameter velocity: How fast, in points a second.
  public func swipeUp(withVelocity velocity: XCUIGestureVelocity) { swipeUp(velocity: velocity) }

  /// Swipes down from its middle.
  public func swipeDown() { swipeDown(velocity: .default) }

  /// Swipes down from its middle.
  ///
  /// - Parameter velocity: How fast, in points a second.
  public func swipeDown(velocity: XCUIGestureVelocity) {
    perform(.swipe(.init(.down, velocity: Double(velocity.rawValue))))
  }

  /// Swipes down from its middle.
  ///
  /// - Parameter velocity: How fast, in points a second.
  public func swipeDown(withVelocity velocity: XCUIGestureVelocity) {
    swipeDown(velocity: velocity)
  }

  /// Swipes left from its middle.
  public func swipeLeft() { swipeLeft(velocity: .default) }

  /// Swipes left from its middle.
  ///
  /// - Parameter velocity: How fast, in points a second.
  public func swipeLeft(velocity: XCUIGestureVelocity) {
    perform(.swipe(.init(.left, velocity: Double(velocity.rawValue))))
  }

  /// Swipes left from its middle.
  ///
  /// - Parameter velocity: How fast, in points a second.
  public func swipeLeft(withVelocity velocity: XCUIGestureVelocity) {
    swipeLeft(velocity: velocity)
  }

  /// Swipes right from its middle.
  public func swipeRight() { swipeRight(velocity: .default) }

  /// Swipes right from its middle.
  ///
  /// - Parameter velocity: How fast, in points a second.
  public func swipeRight(velocity: XCUIGestureVelocity) {
    perform(.swipe(.init(.right, velocity: Double(velocity.rawValue))))
  }

  /// Swipes right from its middle.
  ///
  /// - Parameter velocity: How fast, in points a second.
  public func swipeRight(withVelocity velocity: XCUIGestureVelocity) {
    swipeRight(velocity: velocity)
  }

  /// Moves two fingers apart on it, or together.
  ///
  /// - Parameters:
  ///   - scale: How far apart they are at the end, compared with the beginning; below 1 they come
  ///     together.
  ///   - velocity: How much the scale changes in a second of the app's time; negative for a scale
  ///     below 1, else the test fails (XCUITest).
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    perform(.pinch(.init(scale: Double(scale), velocity: Double(velocity))))
  }

  /// Turns two fingers on it.
  ///
  /// - Parameters:
  ///   - rotation: How far, in radians; positive is clockwise.
  ///   - velocity: How fast, in radians a second of the app's time; its sign does not matter.
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
