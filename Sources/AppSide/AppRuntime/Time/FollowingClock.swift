import Foundation

/// A clock outside the app that advances with the app's clock, such as a web page's clock.
///
/// Its timers can't be inspected, so the app's clock stops after each step to see what has changed.
@MainActor
public protocol FollowingClock: AnyObject {
  /// The longest time, in seconds, that may pass before the next check, or `nil` while this clock
  /// stands still.
  var step: TimeInterval? { get }

  /// Whether this clock reports when it comes to rest, so that no checks are needed.
  var reportsRest: Bool { get }

  /// Advances this clock.
  ///
  /// - Parameter seconds: The time since the last call, in seconds of app time.
  func follow(by seconds: TimeInterval)
}
