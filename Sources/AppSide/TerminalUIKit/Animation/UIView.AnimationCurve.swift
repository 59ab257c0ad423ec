extension UIView {
  /// How fast an animation is in its course (UIKit); a terminal shows only its end.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the beginning and at the end.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Always as fast.
    case linear = 3
  }
}
