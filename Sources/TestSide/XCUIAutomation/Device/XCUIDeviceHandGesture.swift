/// A gesture of the hand that wears a watch, with Apple's raw values.
public enum XCUIDeviceHandGesture: Int, Sendable, Hashable {
  /// Thumb and index finger touch twice.
  case doubleTap = 0
  /// The wrist is turned away and back.
  case flick = 1
}
