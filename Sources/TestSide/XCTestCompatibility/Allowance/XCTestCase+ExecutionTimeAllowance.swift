import Foundation
import XCTest

extension XCTestCase {
  /// The time limit of the test, in seconds of real time, rounded up to minutes.
  ///
  /// It guards against tests that hang. When the time is up, the test fails at once, so that the log
  /// names the test and its last step. The test continues, because XCTest can't stop it on Linux. Unlike
  /// on Apple's platforms, no option is needed. A test that doesn't set the property has no limit,
  /// although its value is 600; 0 or infinity removes the limit.
  public var executionTimeAllowance: TimeInterval {
    get { ExecutionAllowance.seconds(for: self) }
    set {
      do throws(InterceptionError) {
        try ExecutionAllowance.limit(self, toMinutes: ExecutionAllowance.minutes(of: newValue))
      } catch {
        IssueRecorder.record(
          XCTIssue(
            type: .system, compactDescription: "executionTimeAllowance cannot be set: \(error)",
            sourceCodeContext: .unlocated), in: self)
      }
    }
  }
}
