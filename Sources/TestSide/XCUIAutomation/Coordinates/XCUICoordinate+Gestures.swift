import AutomationProtocol
import Foundation

/// Drags and swipes that begin at a coordinate.
extension XCUICoordinate {
  /// Presses a finger on the coordinate, then drags to another one.
  ///
  /// - Parameters:
  ///   - duration: The time to press before the drag, in seconds of app time.
  ///   - otherCoordinate: The coordinate at which the drag ends.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Presses a finger on the coordinate, drags to another one, and holds the finger there.
  ///
  /// - Parameters:
  ///   - duration: The time to press before the drag, in seconds of app time.
  ///   - otherCoordinate: The coordinate at which the drag ends.
  ///   - velocity: The speed of the drag, in points per second.
  ///   - holdDuration: The time to hold at the end, in seconds of app time.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    drag(to: otherCoordinate, .finger, duration, velocity, holdDuration)
  }

  /// Presses the mouse button on the coordinate, then drags to another one.
  ///
  /// - Parameters:
  ///   - duration: The time to press before the drag, in seconds of app time.
  ///   - otherCoordinate: The coordinate at which the drag ends.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {
    click(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Presses the mouse button on the coordinate, drags to another one, and holds the button there.
  ///
  /// - Parameters:
  ///   - duration: The time to press before the drag, in seconds of app time.
  ///   - otherCoordinate: The coordinate at which the drag ends.
  ///   - velocity: The speed of the drag, in points per second.
  ///   - holdDuration: The time to hold at the end, in seconds of app time.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    drag(to: otherCoordinate, .mouse, duration, velocity, holdDuration)
  }

  /// Swipes up from the coordinate.
  public func swipeUp() { swipeUp(velocity: .default) }

  /// Swipes up from the coordinate.
  ///
  /// - Parameter velocity: The speed, in points per second.
  public func swipeUp(velocity: XCUIGestureVelocity) {
    perform(.swipe(.init(.up, velocity: Double(velocity.rawValue))))
  }

  /// Swipes down from the coordinate.
  public func swipeDown() { swipeDown(velocity: .default) }

  /// Swipes down from the coordinate.
  ///
  /// - Parameter velocity: The speed, in points per second.
  public func swipeDown(velocity: XCUIGestureVelocity) {
    perform(.swipe(.init(.down, velocity: Double(velocity.rawValue))))
  }

  /// Swipes left from the coordinate.
  public func swipeLeft() { swipeLeft(velocity: .default) }

  /// Swipes left from the coordinate.
  ///
  /// - Parameter velocity: The speed, in points per second.
  public func swipeLeft(velocity: XCUIGestureVelocity) {
    perform(.swipe(.init(.left, velocity: Double(velocity.rawValue))))
  }

  /// Swipes right from the coordinate.
  public func swipeRight() { swipeRight(velocity: .default) }

  /// Swipes right from the coordinate.
  ///
  /// - Parameter velocity: The speed, in points per second.
  public func swipeRight(velocity: XCUIGestureVelocity) {
    perform(.swipe(.init(.right, velocity: Double(velocity.rawValue))))
  }

  private func drag(
    to other: XCUICoordinate, _ pointer: Interaction.Drag.Pointer, _ press: TimeInterval,
    _ velocity: XCUIGestureVelocity, _ hold: TimeInterval
  ) {
    recording(or: ()) { test in
      try referencedElement.handle.drag(
        from: place, to: other.referencedElement.handle, at: other.place, in: test
      ) { destination in
        Interaction.Drag(
          pressDuration: press, to: destination, velocity: Double(velocity.rawValue),
          holdDuration: hold, pointer: pointer)
      }
    }
  }
}
