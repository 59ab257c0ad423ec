/// How a status bar looks (UIKit): a terminal has none.
public enum UIStatusBarStyle: Int, Sendable {
  /// Light or dark by itself.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}
