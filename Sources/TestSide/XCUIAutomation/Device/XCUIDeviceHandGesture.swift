/// A gesture of the hand that wears a watch.
public enum XCUIDeviceHandGesture: Int, Sendable, Hashable {
  /// Thumb and forefinger meet twice.
  case doubleTap = 0
  /// The wrist is turned away and back.
  case flick = 1
}
