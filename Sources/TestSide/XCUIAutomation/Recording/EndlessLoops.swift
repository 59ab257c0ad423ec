import Foundation
import Synchronization
import XCTestCompatibility

/// Ends loops that wait for an answer which a failed test never gets.
///
/// After every thousand requests, Boolean answers change to their opposite; after a million requests the
/// process ends.
enum EndlessLoops {
  /// Returns the answer to a request that is no longer sent to the app.
  ///
  /// A Boolean answer changes every thousand requests, so `while !row.exists { … }` ends, and so does a
  /// later `while row.exists { … }`.
  ///
  /// - Parameters:
  ///   - neutral: The answer of `NeutralAnswer`.
  ///   - number: The one-based number of the request since the failure.
  static func answer<Value>(_ neutral: Value, toRequest number: Int) -> Value {
    guard (number - 1) / earlyRequestLimit % 2 == 1, let isTrue = neutral as? Bool else {
      return neutral
    }
    return !isTrue as? Value ?? neutral
  }

  /// Returns whether a request is one of the first thousand since the failure.
  ///
  /// A failed test may still make these if they report something or throw.
  ///
  /// - Parameter number: The one-based number of the request since the failure.
  static func isEarly(_ number: Int) -> Bool { number <= earlyRequestLimit }

  /// Ends the process if a failed test has exceeded both the requests and the time of `LoopLimit`.
  ///
  /// - Parameter number: The one-based number of the request since the failure.
  static func endProcess(atRequest number: Int) {
    if number == 1 { beginning.withLock { $0 = .now } }
    let limit = LoopLimit.current
    // The clock is read only occasionally, because reading it takes longer than a request.
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

  /// The number of requests that a test without such a loop doesn't exceed after its failure.
  private static let earlyRequestLimit = 1000
  /// The time of the first request since the last failure.
  private static let beginning = Mutex<ContinuousClock.Instant?>(nil)
}
