import Dispatch
import Foundation
import Synchronization
import XCTest

/// The time limit of a test, at which the test fails even if it hangs.
// Sendable is unchecked because of the test, which XCTest uses on any thread; its failure may be
// recorded on the timer's thread. The state is protected by a lock.
package final class ExecutionAllowance: @unchecked Sendable {
  private enum State { case running, over }

  /// XCTest's default limit, in minutes.
  static let standard = 10.0
  private static let secondsInMinute: TimeInterval = 60

  /// The limit, in minutes.
  let minutes: Double
  private let testCase: XCTestCase
  private let state = Mutex(State.running)

  private init(minutes: Double, testCase: XCTestCase) {
    self.minutes = minutes
    self.testCase = testCase
  }

  /// Rounds a time up to whole minutes, like XCTest.
  static func minutes(of seconds: TimeInterval) -> Double {
    seconds > 0 ? (seconds / secondsInMinute).rounded(.up) : 0
  }

  /// Returns the limit of a test, in seconds.
  static func seconds(for testCase: XCTestCase) -> TimeInterval {
    let minutes = TestLifetimes.update(testCase) { $0.allowance?.minutes } ?? nil
    return (minutes ?? standard) * secondsInMinute
  }

  /// Limits the time of a test, counted from its beginning, and replaces an earlier limit.
  ///
  /// - Parameters:
  ///   - testCase: The running test.
  ///   - minutes: The limit; 0 or infinity removes it.
  ///   - secondsInMinute: The length of a minute, which only tests of this type change.
  package static func limit(
    _ testCase: XCTestCase, toMinutes minutes: Double,
    of secondsInMinute: TimeInterval = ExecutionAllowance.secondsInMinute
  ) throws(InterceptionError) {
    try InterceptingCaseRun.install(in: testCase)
    end(in: testCase)
    let allowance = ExecutionAllowance(minutes: minutes, testCase: testCase)
    let elapsed = TestLifetimes.update(testCase) { lifetime in
      lifetime.allowance = allowance
      return lifetime.start.duration(to: .now) / .seconds(1)
    }
    guard minutes > 0, minutes.isFinite, let elapsed else { return }
    // The timer can't be cancelled, but it references the allowance weakly.
    let left = max(0, minutes * secondsInMinute - elapsed)
    DispatchQueue.global().asyncAfter(deadline: .now() + left) { [weak allowance] in
      allowance?.expire()
    }
  }

  /// Stops the timer, because the test is ending.
  static func end(in testCase: XCTestCase) {
    let allowance = TestLifetimes.update(testCase) { $0.allowance } ?? nil
    allowance?.end()
  }

  func end() { state.withLock { $0 = .over } }

  private func expire() {
    let step = TestLifetimes.update(testCase) { $0.lastStep } ?? nil
    let issue = XCTIssue(
      type: .assertionFailure, compactDescription: Self.text(minutes: minutes, lastStep: step),
      sourceCodeContext: .unlocated)
    // The test may be ending on another thread, and failures must not be recorded after its end; `end()`
    // waits for this lock.
    state.withLock { state in
      guard state == .running else { return }
      state = .over
      IssueRecorder.record(issue, in: testCase)
    }
  }

  /// Returns the text of the failure, which begins with XCTest's words.
  static func text(minutes: Double, lastStep: String?) -> String {
    let minutes = Int(exactly: minutes) ?? .max
    let last = lastStep.map { " The last step was: \($0)" } ?? ""
    return "Test exceeded execution time allowance of \(minutes) minute\(minutes == 1 ? "" : "s"). "
      + "It continues, because XCTest cannot stop a test on Linux.\(last)"
  }
}
