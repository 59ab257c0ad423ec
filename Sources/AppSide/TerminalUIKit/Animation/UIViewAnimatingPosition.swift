/// Where an animation has come to rest (UIKit).
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its beginning.
  case start = 1
  /// In between.
  case current = 2
}

/// What an animator is doing (UIKit).
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It has begun; it runs, or is paused.
  case active = 1
  /// It was stopped and waits for its end to be told.
  case stopped = 2
}
