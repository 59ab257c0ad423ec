import Foundation
import Synchronization
import XCTestCompatibility

/// Ends a loop that waits for an answer which a failed test never gets.
///
/// After every thousand requests, yes-or-no answers change to their opposite; after a million requests the
/// process ends.
enum EndlessLoops {
  /// Returns the answer to a request that is no longer sent to the app.
  ///
  /// A yes-or-no answer changes every thousand requests, so `while !row.exists { … }` ends, and so
  /// does `while row.exists { … }` after it.
  ///
  /// - Parameters:
  ///   - neutral: The answer of `NeutralAnswer`.
  ///   - number: The number of the request since the failure, from 1.
  static func answer<Value>(_ neutral: Value, toRequest number: Int) -> Value {
    guard (number - 1) / earlyRequestLimit % 2 == 1, let isTrue = neutral as? Bool else {
      return neutral
    }
    return !isTrue as? Value ?? neutral
  }

  /// Returns whether a failed test may still make a request that reports something or throws: one of
  /// the first thousand.
  ///
  /// - Parameter number: The number of the request since the failure, from 1.
  static func isEarly(_ number: Int) -> Bool { number <= earlyRequestLimit }

  /// Ends the process when a failed test has made more requests, and for longer, than `LoopLimit`
  /// allows.
  ///
  /// - Parameter number: The number of the request since the failure, from 1.
  static func endProcess(atRequest number: Int) {
    if number == 1 { beginning.withLock { $0 = .now } }
    let limit = LoopLimit.current
    // The clock is read only occasionally, because that takes longer than a request.
    guard number > limit.requestCount, limit.time == .zero || number % 1000 == 0,
      beginning.withLock({ $0.map { ContinuousClock.now - $0 > limit.time } ?? true })
    else { return }
    let site = CallSite.current
    let test = TestRun.current?.id.name ?? "a test"
    let text = """
      \(site.path):\(site.line): error: \(test) : The test has failed and has made \
      \(limit.requestCount) requests since: it is in a loop that waits for an answer that never comes. \
      Nothing on Linux can end a test from outside, so the process ends here, and the tests after this \
      one do not run. Limit the number of iterations, or wait with \
      wait(for:toEqual:timeout:).

      """
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    exit(1)
  }

  /// More requests than a test makes after its failure, unless it is in such a loop.
  private static let earlyRequestLimit = 1000
  /// The time of the first request since the last failure.
  private static let beginning = Mutex<ContinuousClock.Instant?>(nil)
}
