import AutomationProtocol
import Foundation

/// Detects a test that waits by repeating the same call, as in `while !row.exists { button.tap()
/// }`.
///
/// Such a test would never end if time stood still until it waits.
struct RepeatedCalls {
  /// The hash values of earlier calls; the calls themselves may be large.
  private var known: Set<Int> = []
  private var time: TimeInterval = 0
  private var repetitions = 0
  private var overdueRepetitions = 0

  /// Whether the latest calls were all repetitions of earlier ones at the same moment.
  ///
  /// A repeated action is then treated like a mere inspection.
  var areAllThereIs: Bool { repetitions >= Self.mostRepetitions }

  /// Counts a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - time: The present moment, in seconds of app time.
  ///   - isOverdue: Whether work would be due by now if time had gone on.
  /// - Returns: Whether the call belongs to a loop that waits for that work.
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

  /// Continues to treat the calls as a loop after time has passed because of it.
  mutating func haveLetPassTime(until time: TimeInterval) { self.time = time }

  /// The number of repetitions that indicates a loop; a test that merely inspects the app makes
  /// fewer.
  private static let mostRepetitions = 20
}

extension RepeatedCalls {
  private init(time: TimeInterval) { self.time = time }
}
