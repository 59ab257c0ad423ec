extension UIGestureRecognizer {
  /// The state of a gesture recogniser (UIKit).
  ///
  /// A recogniser of discrete gestures changes from `possible` to `ended` or `failed`. A recogniser
  /// of continuous gestures goes through `began` and `changed`.
  public enum State: Int, Sendable {
    /// The gesture hasn't been recognised yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture has ended.
    case ended = 3
    /// The gesture has been cancelled.
    case cancelled = 4
    /// The touches aren't the gesture.
    case failed = 5

    /// The same as `ended`, for discrete gestures.
    public static let recognized = State.ended
  }
}

extension UIGestureRecognizer.State {
  /// Whether a continuous gesture is in progress.
  var isInProgress: Bool { self == .began || self == .changed }

  /// Whether the recogniser ignores further changes of its touches.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
