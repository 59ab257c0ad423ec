import Foundation

/// The time of another world that passes with an app's clock, such as that of a web page.
///
/// Its timers can't be looked at, so the app's clock stops after each step to see what has changed.
@MainActor
public protocol FollowingClock: AnyObject {
  /// The longest time, in seconds, that may pass before somebody looks again; nil if that world's
  /// time stands still for now.
  var step: TimeInterval? { get }

  /// Whether that world reports when it comes to rest, so that nobody has to look.
  var reportsRest: Bool { get }

  /// Lets that world's time pass.
  ///
  /// - Parameter seconds: The time since the last call, in seconds of app time.
  func follow(by seconds: TimeInterval)
}
