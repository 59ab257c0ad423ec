extension UIView {
  /// The timing curve of an animation (UIKit), which has no effect because a terminal shows only
  /// the end.
  public enum AnimationCurve: Int, Sendable {
    /// Begins and ends slowly.
    case easeInOut = 0
    /// Begins slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Progresses evenly.
    case linear = 3
  }
}
