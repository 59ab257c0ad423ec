/// The default speeds of finger movements.
///
/// Apple publishes no figures for XCUIGestureVelocity. These speeds suit a screen of 640 × 384 points: a
/// swipe across it at the default speed scrolls a little less than a screen, so that no row of a list is
/// skipped, and gesture recognisers still recognise a slow swipe.
public enum GestureSpeed {
  /// The slow speed, in points a second.
  public static let slow = 150.0
  /// The default speed, in points a second.
  public static let `default` = 300.0
  /// The fast speed, in points a second.
  public static let fast = 1500.0
}
