/// The style of a bar (UIKit).
public enum UIBarStyle: Int, Sendable {
  /// The default style.
  case `default` = 0
  /// A dark bar.
  case black = 1
  /// A dark translucent bar, by its old name.
  case blackTranslucent = 2
}
