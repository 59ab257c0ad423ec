/// The meaning of a view's content, which decides whether it is mirrored in a right-to-left layout
/// (UIKit).
public enum UISemanticContentAttribute: Int, Sendable {
  /// The content is mirrored.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Controls for directions in space, such as text alignment, which are never mirrored.
  case spatial = 2
  /// The content is always laid out from left to right.
  case forceLeftToRight = 3
  /// The content is always laid out from right to left.
  case forceRightToLeft = 4
}
