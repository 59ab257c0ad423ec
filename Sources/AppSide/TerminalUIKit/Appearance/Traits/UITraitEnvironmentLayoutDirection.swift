/// In which direction an interface is read, as a trait (UIKit).
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not decided here: what is around decides.
  case unspecified = -1
  /// From the left to the right.
  case leftToRight = 0
  /// From the right to the left.
  case rightToLeft = 1
}
