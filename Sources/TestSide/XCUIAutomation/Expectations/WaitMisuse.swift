import XCTest

/// A wait that XCTest does not allow: on Linux it would end the process, where Apple's fails the test.
enum WaitMisuse: Error, Sendable, Hashable {
  /// Nothing is expected that nobody has waited for.
  case nothingExpected
  /// An expectation is there twice.
  case repeated
  /// Expectations that somebody has waited for, in words.
  case waitedForAgain([String])
  /// The waiter has waited before.
  case waitsAgain

  /// What is wrong with a wait.
  ///
  /// - Parameters:
  ///   - expectations: What is expected.
  ///   - waiter: Who is to wait; nil for a new one.
  /// - Returns: Nil where nothing is wrong.
  init?(waitingFor expectations: [XCTestExpectation], with waiter: XCTWaiter? = nil) {
    let waitedFor = expectations.filter(\.wasWaitedFor)
    if Set(expectations).count < expectations.count {
      self = .repeated
    } else if waiter?.hasWaited == true {
      self = .waitsAgain
    } else if !waitedFor.isEmpty {
      self = .waitedForAgain(waitedFor.map(\.expectationDescription))
    } else {
      return nil
    }
  }

  /// Fails the test that runs.
  ///
  /// - Parameters:
  ///   - site: The line that waits; nil when it is on the stack.
  ///   - test: The test; nil for the one that runs.
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
    case .repeated: "each expectation can appear only once in the 'expectations' parameter."
    case .waitedForAgain(let names):
      "expectations can only be waited on once, `\(names.joined(separator: "`, `"))` have already "
        + "been waited on."
    case .waitsAgain: "wait(...) has already been called on this waiter."
    }
  }
}
