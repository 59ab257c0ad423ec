import Dispatch
import Foundation
import Synchronization
import XCTest

/// How long a test may take: when the time is over the test fails, even while it hangs.
// The state is in a lock. XCTest uses a test from whatever thread the test uses, so its failure may
// be recorded on the timer's.
package final class ExecutionAllowance: @unchecked Sendable {
  private enum State { case running, over }

  /// What XCTest allows a test that says nothing, in minutes.
  static let standard = 10.0
  private static let secondsInMinute: TimeInterval = 60

  /// How long, in minutes.
  let minutes: Double
  private let testCase: XCTestCase
  private let state = Mutex(State.running)

  private init(minutes: Double, testCase: XCTestCase) {
    self.minutes = minutes
    self.testCase = testCase
  }

  /// The whole minutes that a time is rounded up to, as XCTest does it.
  static func minutes(of seconds: TimeInterval) -> Double {
    seconds > 0 ? (seconds / secondsInMinute).rounded(.up) : 0
  }

  /// How long a test may take, in seconds.
  static func seconds(for testCase: XCTestCase) -> TimeInterval {
    let minutes = TestLifetimes.update(testCase) { $0.allowance?.minutes } ?? nil
    return (minutes ?? standard) * secondsInMinute
  }

  /// Limits how long a test may take, from its beginning; what was said before is forgotten.
  ///
  /// - Parameters:
  ///   - testCase: The test, which runs.
  ///   - minutes: How long; with 0 and with infinity nothing is limited.
  ///   - secondsInMinute: How long a minute is, which only tests of this limit want to say.
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
    // It cannot be taken back, but then nobody is there any more.
    let left = max(0, minutes * secondsInMinute - elapsed)
    DispatchQueue.global().asyncAfter(deadline: .now() + left) { [weak allowance] in
      allowance?.expire()
    }
  }

  /// Stops the clock, because the test ends.
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
    // The test may end now, and nothing may be recorded after that; `end()` waits for this lock.
    state.withLock { state in
      guard state == .running else { return }
      state = .over
      IssueRecorder.record(issue, in: testCase)
    }
  }

  /// What is said of a test that takes too long, XCTest's words first.
  static func text(minutes: Double, lastStep: String?) -> String {
    let minutes = Int(exactly: minutes) ?? .max
    let last = lastStep.map { " The last step was: \($0)" } ?? ""
    return "Test exceeded execution time allowance of \(minutes) minute\(minutes == 1 ? "" : "s"). "
      + "It goes on, since XCTest cannot stop a test on Linux.\(last)"
  }
}
