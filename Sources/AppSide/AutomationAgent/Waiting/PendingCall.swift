import AppRuntime
import AutomationProtocol
import Foundation

/// A call that is tried whenever the app has settled, until it can be answered or has timed out.
@MainActor
struct PendingCall {
  /// The outcome of an attempt: an answer, or a request to try again later.
  enum Outcome {
    case answer(any Codable & Sendable)
    case failure(AutomationFailure)
    case later
  }

  /// The moment at which the call times out, in seconds of app time.
  var deadline: TimeInterval
  /// The moment in real time until which the call may wait for real activity.
  var realDeadline: ContinuousClock.Instant
  /// The time, in seconds, that the clock has skipped while timers outside it may have been
  /// pending.
  ///
  /// Those timers are this much behind the app's clock.
  var delay: TimeInterval = 0
  /// The moment in real time until which the call waits for those timers to catch up.
  var delayEnd: ContinuousClock.Instant?
  /// The number of times the clock has stopped on the way because something was due.
  var stops = 0
  /// The moment at which the call began, in seconds of app time.
  var start: TimeInterval
  /// Makes an attempt; the last one, after the timeout, must not ask for another.
  var attempt: @MainActor (_ isLast: Bool) -> Outcome
  /// Sends the answer.
  var reply: @MainActor (Outcome) -> Void
}
