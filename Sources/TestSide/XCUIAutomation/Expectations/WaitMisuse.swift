import Foundation
import XCTest
import XCTestCompatibility

/// A wait that XCTest forbids, which ends the process on Linux but fails the test on Apple's platforms, or one
/// without a usable timeout.
enum WaitMisuse: Error, Sendable, Hashable {
  /// The test has no expectations that it hasn't waited for.
  case nothingExpected
  /// This toolchain doesn't tell which expectations haven't been waited for.
  case unknownExpectations
  /// An expectation occurs twice.
  case repeated
  /// Some expectations, described here, have already been waited for.
  case waitedForAgain([String])
  /// The waiter has already waited.
  case waitsAgain
  /// The timeout isn't a number.
  case timeoutIsNotANumber

  /// Finds the misuse in a wait.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: The maximum time to wait, in seconds.
  ///   - waiter: The waiter, or `nil` for a new one.
  /// - Returns: `nil` if the wait is allowed.
  init?(
    waitingFor expectations: [XCTestExpectation], upTo timeout: TimeInterval,
    with waiter: XCTWaiter? = nil
  ) {
    let waitedFor = expectations.filter(\.wasWaitedFor)
    if Set(expectations).count < expectations.count {
      self = .repeated
    } else if waiter?.hasWaited == true {
      self = .waitsAgain
    } else if !waitedFor.isEmpty {
      self = .waitedForAgain(waitedFor.map(\.expectationDescription))
    } else if timeout.isNaN {
      self = .timeoutIsNotANumber
    } else {
      return nil
    }
  }

  /// Records a failure of the running test.
  ///
  /// - Parameters:
  ///   - site: The line that waits, or `nil` to search the call stack.
  ///   - test: The test, or `nil` for the running one.
  func record(at site: CallSite?, in test: XCTestCase? = nil) {
    let issue = XCTIssue(
      type: .uncaughtException, compactDescription: "API violation - \(description)",
      sourceCodeContext: .unlocated)
    IssueRecorder.record(issue, at: site ?? .current, in: test)
  }
}

extension WaitMisuse: CustomStringConvertible {
  var description: String {
    switch self {
    case .nothingExpected: "call made to wait without any expectations having been set."
    case .unknownExpectations:
      "this Swift toolchain doesn't tell which expectations have not been waited for. Pass them to "
        + "wait(for:timeout:)."
    case .repeated: "each expectation can appear only once in the 'expectations' parameter."
    case .waitedForAgain(let names):
      "expectations can only be waited on once, `\(names.joined(separator: "`, `"))` have already "
        + "been waited on."
    case .timeoutIsNotANumber:
      "the timeout is nan, which isn't a number. Give it in seconds, such as 5."
    case .waitsAgain: "wait(...) has already been called on this waiter."
    }
  }
}
