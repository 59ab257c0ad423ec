/// The light or dark style of an interface (UIKit).
public enum UIUserInterfaceStyle: Int, Sendable {
  /// An unspecified value, which the environment determines.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}
