extension UIGestureRecognizer {
  /// How far a recogniser has come (UIKit).
  ///
  /// One that recognises something at a moment goes from `possible` to `ended` or `failed`; one that
  /// follows something goes over `began` and `changed`.
  public enum State: Int, Sendable {
    /// It has seen nothing, or not enough yet.
    case possible = 0
    /// It follows a gesture from now on.
    case began = 1
    /// The gesture that it follows has changed.
    case changed = 2
    /// The gesture is over, and was one.
    case ended = 3
    /// The gesture was taken away.
    case cancelled = 4
    /// It was no such gesture.
    case failed = 5

    /// The same as `ended`, for gestures of a moment.
    public static let recognized = State.ended
  }
}

extension UIGestureRecognizer.State {
  /// Whether the recogniser follows a gesture.
  var isUnderWay: Bool { self == .began || self == .changed }

  /// Whether nothing more comes of the touches that it has seen.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
