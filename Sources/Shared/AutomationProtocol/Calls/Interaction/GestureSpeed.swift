/// How fast fingers move when a test does not say it in points a second.
///
/// Apple publishes no figures for XCUIGestureVelocity. These suit a screen of 640 × 384 points: a swipe
/// over it at the default speed scrolls a little less than a screen, so that no row of a list is passed
/// over, and even a slow one is a swipe to a gesture recogniser.
public enum GestureSpeed {
  /// In points a second.
  public static let slow = 150.0
  /// In points a second.
  public static let `default` = 300.0
  /// In points a second.
  public static let fast = 1500.0
}
