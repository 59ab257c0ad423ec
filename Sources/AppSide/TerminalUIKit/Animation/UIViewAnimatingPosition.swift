/// The position of an animation when it ends (UIKit).
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end point of the animation.
  case end = 0
  /// The beginning of the animation.
  case start = 1
  /// The current position.
  case current = 2
}

/// The state of an animator (UIKit).
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation hasn't started or has finished.
  case inactive = 0
  /// The animation has started and is running or paused.
  case active = 1
  /// The animation was stopped but its completions haven't been called.
  case stopped = 2
}
