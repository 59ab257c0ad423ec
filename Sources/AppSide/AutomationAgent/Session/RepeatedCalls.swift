import AutomationProtocol
import Foundation

/// Detects a test that waits in a loop, as in `while !row.exists { button.tap() }`.
///
/// Twenty calls in a row that repeat earlier ones while work is overdue let app time pass like a sleep.
struct RepeatedCalls {
  /// The hash values of the calls at the present moment; the calls themselves may be large.
  private var known: Set<Int> = []
  /// The present moment, in seconds of app time.
  private var time: TimeInterval = 0
  private var overdueCount = 0

  /// Whether the latest call repeats an earlier one.
  ///
  /// The agent treats such an action like an inspection: it doesn't begin a new idle period.
  private(set) var isRepetition = false

  /// Whether the latest calls are a loop that waits for overdue work.
  var isLoop: Bool { overdueCount >= Self.loopThreshold }

  /// Adds a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - time: The present moment, in seconds of app time.
  ///   - isOverdue: Whether work would be due by now if time hadn't stood still.
  mutating func add(_ call: any AutomationCall, at time: TimeInterval, isOverdue: Bool) {
    if time != self.time {
      self = RepeatedCalls()
      self.time = time
    }
    isRepetition =
      (call as? any Hashable).map { !known.insert(AnyHashable($0).hashValue).inserted } ?? false
    overdueCount = isRepetition && isOverdue ? overdueCount + 1 : 0
  }

  /// Continues the loop at a later moment, after app time has passed for it.
  mutating func didPassTime(until time: TimeInterval) { self.time = time }

  /// The number of repetitions that make a loop, more than a test makes that only inspects the app.
  private static let loopThreshold = 20
}
