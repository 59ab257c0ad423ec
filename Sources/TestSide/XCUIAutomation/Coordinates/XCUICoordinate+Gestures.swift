import AutomationProtocol
import Foundation

/// Drags and swipes that begin at a place.
extension XCUICoordinate {
  /// Holds a finger there, then drags to another place.
  ///
  /// - Parameters:
  ///   - duration: How long it is held first, in seconds of the app's time.
  ///   - otherCoordinate: Where it ends.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Holds a finger there, drags to another place, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: How long it is held first, in seconds of the app's time.
  ///   - otherCoordinate: Where it ends.
  ///   - velocity: How fast it moves, in points a second.
  ///   - holdDuration: How long it is held at the end, in seconds of the app's time.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    drag(to: otherCoordinate, .finger, duration, velocity, holdDuration)
  }

  /// Holds the mouse button there, then drags to another place.
  ///
  /// - Parameters:
  ///   - duration: How long it is held first, in seconds of the app's time.
  ///   - otherCoordinate: Where it ends.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {
    click(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// Holds the mouse button there, drags to another place, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: How long it is held first, in seconds of the app's time.
  ///   - otherCoordinate: Where it ends.
  ///   - velocity: How fast it moves, in points a second.
  ///   - holdDuration: How long it is held at the end, in seconds of the app's time.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    drag(to: otherCoordinate, .mouse, duration, velocity, holdDuration)
  }

  /// Swipes up from there.
  public func swipeUp() { swipeUp(velocity: .default) }

  /// Swipes up from there.
  ///
  /// - Parameter velocity: How fast, in points a second.
  public func swipeUp(velocity: XCUIGestureVelocity) {
    perform(.swipe(.init(.up, velocity: Double(velocity.rawValue))))
  }

  /// Swipes down from there.
  public func swipeDown() { swipeDown(velocity: .default) }

  /// Swipes down from there.
  ///
  /// - Parameter velocity: How fast, in points a second.
  public func swipeDown(velocity: XCUIGestureVelocity) {
    perform(.swipe(.init(.down, velocity: Double(velocity.rawValue))))
  }

  /// Swipes left from there.
  public func swipeLeft() { swipeLeft(velocity: .default) }

  /// Swipes left from there.
  ///
  /// - Parameter velocity: How fast, in points a second.
  public func swipeLeft(velocity: XCUIGestureVelocity) {
    perform(.swipe(.init(.left, velocity: Double(velocity.rawValue))))
  }

  /// Swipes right from there.
  public func swipeRight() { swipeRight(velocity: .default) }

  /// Swipes right from there.
  ///
  /// - Parameter velocity: How fast, in points a second.
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
