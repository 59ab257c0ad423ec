import Foundation
import Synchronization
import XCTestCompatibility

/// The rules that end a loop which waits for an answer that a failed test never gets.
enum EndlessLoops {
  /// Returns the answer to a request that is no longer sent to the app.
  ///
  /// Every thousand requests, a yes-or-no answer changes to its opposite.
  ///
  /// So `while !row.exists { … }` ends, and so does `while row.exists { … }` after it.
  ///
  /// - Parameters:
  ///   - neutral: The answer of `NeutralAnswer`.
  ///   - number: The number of the request since the failure, from 1.
  static func answer<Value>(_ neutral: Value, toQuestion number: Int) -> Value {
    guard (number - 1) / mostQuestions % 2 == 1, let isTrue = neutral as? Bool else {
      return neutral
    }
    return !isTrue as? Value ?? neutral
  }

  /// Returns whether a test that will end may have made so many requests.
  ///
  /// - Parameter number: The number of the request since the failure, from 1.
  static func isEarly(_ number: Int) -> Bool { number <= mostQuestions }

  /// Ends the process when a failed test has made more requests, and for longer, than `LoopLimit`
  /// allows.
  ///
  /// - Parameter number: The number of the request since the failure, from 1.
  static func endProcess(atQuestion number: Int) {
    if number == 1 { beginning.withLock { $0 = .now } }
    let limit = LoopLimit.current
    // The clock is read only occasionally, because that takes longer than a request.
    guard number > limit.questionCount, number % 1000 == 0,
      beginning.withLock({ $0.map { ContinuousClock.now - $0 > limit.time } ?? true })
    else { return }
    let site = CallSite.current
    let test = TestRun.current?.id.name ?? "a test"
    let text = """
      \(site.path):\(site.line): error: \(test) : The test has failed, and has asked its apps \
      \(limit.questionCount) questions since: it is in a loop that waits for an answer it never gets. \
      Nothing on Linux can end a test from outside, so the process ends here, and the tests after this \
      one do not run. Let the loop end after some rounds, or wait with \
      wait(for:toEqual:timeout:).

      """
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    exit(1)
  }

  /// No test that will end makes more requests after its failure.
  private static let mostQuestions = 1000
  /// The time of the first request since the last failure.
  private static let beginning = Mutex<ContinuousClock.Instant?>(nil)
}
