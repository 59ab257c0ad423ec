/// What the content of a view means, and so whether it is turned round where reading goes from right to
/// left (UIKit).
public enum UISemanticContentAttribute: Int, Sendable {
  /// It is turned round.
  case unspecified = 0
  /// Controls of a player, which are the same everywhere.
  case playback = 1
  /// Directions in space, such as text alignment, which are the same everywhere.
  case spatial = 2
  /// From left to right, everywhere.
  case forceLeftToRight = 3
  /// From right to left, everywhere.
  case forceRightToLeft = 4
}
