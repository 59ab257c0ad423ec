/// How fast fingers move when a test does not say it in points a second.
///
/// Apple publishes no figures for XCUIGestureVelocity. These suit a screen of 640 × 384 points: a swipe
/// over it scrolls about a screen at the default speed.
public enum GestureSpeed {
  /// In points a second.
  public static let slow = 125.0
  /// In points a second.
  public static let `default` = 500.0
  /// In points a second.
  public static let fast = 2000.0
}
