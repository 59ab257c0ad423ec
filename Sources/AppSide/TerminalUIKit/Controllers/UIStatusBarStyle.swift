/// The style of the status bar (UIKit), which has no effect because a terminal has none.
public enum UIStatusBarStyle: Int, Sendable {
  /// Light or dark automatically.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}
