import Foundation

/// A key press, from its beginning to its end (UIKit).
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The key was pressed.
    case began = 0
    /// The force changed, which doesn't happen with keys.
    case changed = 1
    /// The key stayed down.
    case stationary = 2
    /// The key was released.
    case ended = 3
    /// The press was cancelled.
    case cancelled = 4
  }

  /// The time of the last change of phase, in seconds of app time.
  final public internal(set) var timestamp: TimeInterval
  /// The phase of the press.
  final public internal(set) var phase: Phase = .began
  /// The key that was pressed.
  public let key: UIKey?
  /// The responder that got the press first.
  final public internal(set) weak var responder: UIResponder?

  init(key: UIKey, timestamp: TimeInterval) {
    self.key = key
    self.timestamp = timestamp
    super.init()
  }
}
