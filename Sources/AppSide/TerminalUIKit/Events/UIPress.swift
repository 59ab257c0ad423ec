import Foundation

/// One key, from being pressed to being let go (UIKit).
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// What has just happened to the key.
  public enum Phase: Int, Sendable {
    /// It was pressed.
    case began = 0
    /// Its force changed; keys have none.
    case changed = 1
    /// It stayed down.
    case stationary = 2
    /// It was let go.
    case ended = 3
    /// The system took the press away.
    case cancelled = 4
  }

  /// When the phase last changed, in seconds of app time.
  final public internal(set) var timestamp: TimeInterval
  /// What has just happened to the key.
  final public internal(set) var phase: Phase = .began
  /// The key.
  public let key: UIKey?
  /// Who heard of it first.
  final public internal(set) weak var responder: UIResponder?

  init(key: UIKey, timestamp: TimeInterval) {
    self.key = key
    self.timestamp = timestamp
    super.init()
  }
}
