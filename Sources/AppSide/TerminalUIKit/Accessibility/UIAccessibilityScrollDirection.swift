/// The direction of a scroll action of an assistive technology (UIKit).
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Scrolls right.
  case right = 1
  /// Scrolls left.
  case left = 2
  /// Scrolls up.
  case up = 3
  /// Scrolls down.
  case down = 4
  /// Scrolls to the next page.
  case next = 5
  /// Scrolls to the previous page.
  case previous = 6
}
