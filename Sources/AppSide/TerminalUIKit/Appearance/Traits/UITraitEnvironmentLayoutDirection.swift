/// The layout direction of an interface, as a trait (UIKit).
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// An unspecified value, which the environment determines.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
