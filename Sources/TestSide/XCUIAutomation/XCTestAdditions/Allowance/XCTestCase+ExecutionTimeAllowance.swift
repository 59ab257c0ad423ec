import Foundation
import XCTest

extension XCTestCase {
  /// How long the test may take from its beginning, in seconds of real time, rounded up to minutes;
  /// a guard against tests that hang.
  ///
  /// When the time is over the test fails at once, so that the log says which test hangs and what
  /// it did last. It goes on, since XCTest cannot stop a test on Linux. Unlike on Apple's platforms
  /// no option is needed; a test that sets nothing is not limited, though 600 is what is read. With
  /// 0, or with infinity, nothing is limited.
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
