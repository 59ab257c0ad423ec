import AutomationProtocol
import Foundation

/// Tells a test that waits by doing the same again and again, `while !row.exists { button.tap() }`, from
/// one that does one thing after the other.
///
/// The former would never end if time stood still until it waits.
struct RepeatedCalls {
  /// Hash values: a call may hold a megabyte of text, and what is counted is many of them.
  private var known: Set<Int> = []
  private var time: TimeInterval = 0
  private var repetitions = 0
  private var overdueRepetitions = 0

  /// Whether the last calls were all repetitions of earlier ones since time has passed last: such an
  /// action is no more a new beginning than a look is.
  var areAllThereIs: Bool { repetitions >= Self.mostRepetitions }

  /// Counts a call.
  ///
  /// - Parameters:
  ///   - call: What is asked.
  ///   - time: The present moment, in seconds of app time.
  ///   - isOverdue: Whether something would have been due by now, had time gone on.
  /// - Returns: Whether it is one of a loop that waits for what is due.
  mutating func isLoop(with call: any AutomationCall, at time: TimeInterval, isOverdue: Bool)
    -> Bool
  {
    if time != self.time { self = RepeatedCalls(time: time) }
    guard let call = call as? any Hashable, !known.insert(AnyHashable(call).hashValue).inserted
    else {
      (repetitions, overdueRepetitions) = (0, 0)
      return false
    }
    repetitions += 1
    overdueRepetitions = isOverdue ? overdueRepetitions + 1 : 0
    return overdueRepetitions >= Self.mostRepetitions
  }

  /// Says that time has passed because of the loop, which goes on.
  mutating func haveLetPassTime(until time: TimeInterval) { self.time = time }

  /// More than a test does that wants to know what is there.
  private static let mostRepetitions = 20
}

extension RepeatedCalls {
  private init(time: TimeInterval) { self.time = time }
}
