import AppRuntime
import AutomationProtocol
import Foundation

/// A call that is tried again whenever the app has come to rest, until it can be answered or its time
/// has passed.
@MainActor
struct PendingCall {
  /// What a try gives: an answer, or the wish to be tried again.
  enum Outcome {
    case answer(any Codable & Sendable)
    case failure(AutomationFailure)
    case later
  }

  /// When its time has passed, in seconds of app time.
  var deadline: TimeInterval
  /// When its time has passed in real time: it may wait until then for what may still come from there.
  var realDeadline: ContinuousClock.Instant
  /// How much later than the app's clock timers that are not on it have become since it began, in
  /// seconds: as far as time has moved at once while there may have been some.
  var delay: TimeInterval = 0
  /// Until when it makes up for that, in real time.
  var delayEnd: ContinuousClock.Instant?
  /// When it began, in seconds of app time.
  var start: TimeInterval
  /// Tries; the last try, when the time has passed, must not ask for another.
  var attempt: @MainActor (_ isLast: Bool) -> Outcome
  /// Sends the answer.
  var reply: @MainActor (Outcome) -> Void
}
