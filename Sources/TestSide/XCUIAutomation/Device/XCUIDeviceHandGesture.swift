/// A gesture of the hand that wears a watch, with Apple's raw values.
public enum XCUIDeviceHandGesture: Int, Sendable, Hashable {
  /// A double tap of thumb and index finger.
  case doubleTap = 0
  /// A turn of the wrist away and back.
  case flick = 1
}
