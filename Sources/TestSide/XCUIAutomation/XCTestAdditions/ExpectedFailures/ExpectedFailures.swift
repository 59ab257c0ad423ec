import XCTest

/// What is expected to fail, in the test that XCTest runs.
enum ExpectedFailures {
  /// Expects a failure of the test that runs, until it ends.
  ///
  /// - Returns: What to end it earlier with.
  static func begin(
    _ reason: String?, _ options: XCTExpectedFailure.Options, at site: CallSite
  ) throws(InterceptionError) -> Int? {
    guard let testCase = TestLifetimes.currentTestCase else { throw InterceptionError(.noTest) }
    try InterceptingCaseRun.install(in: testCase)
    return TestLifetimes.update(testCase) {
      $0.expectedFailures.push(reason: reason, options: options, site: site)
    }
  }

  /// Ends an expectation; the test fails if the failure should have come.
  static func end(_ identity: Int, isUnmatchedFailure: Bool) {
    let removed = TestLifetimes.update { Copied($0.expectedFailures.remove(identity)) }
    guard isUnmatchedFailure else { return }
    record(removed?.expectations ?? [])
  }

  /// Ends all expectations of a test.
  static func endAll(in testCase: XCTestCase) {
    let removed = TestLifetimes.update(testCase) { lifetime in
      Copied(lifetime.expectedFailures.removeAll())
    }
    // A test that was skipped did not get as far as the failure.
    guard testCase.testRun?.hasBeenSkipped != true else { return }
    record(removed?.expectations ?? [])
  }

  /// Whether a failure is an expected one, in which case it is shown and not recorded.
  ///
  /// The expectation said last is asked first.
  static func absorbs(_ issue: XCTIssue, at site: CallSite, in testCase: XCTestCase) -> Bool {
    let expectations = TestLifetimes.update(testCase) { lifetime in
      Copied(lifetime.expectedFailures.expectations)
    }
    // What a test wrote is called outside the lock: it may expect or fail itself.
    let expectation = expectations?.expectations.last { $0.matches(issue) }
    guard let expectation else { return false }
    TestLifetimes.update(testCase) { $0.expectedFailures.count(expectation.identity) }
    let failure = XCTExpectedFailure(failureReason: expectation.reason, issue: issue)
    StepLog.write(
      "\(site.path):\(site.line): Expected failure in \(testCase.name): \(failure.description)")
    return true
  }

  private static func record(_ expectations: [ExpectedFailureStack.Expectation]) {
    for expectation in expectations where expectation.isUnmatched {
      IssueRecorder.record(expectation.unmatchedIssue, at: expectation.site)
    }
  }

  // Matchers are what a test wrote; XCTest's own rule is that they are called on whatever thread
  // fails.
  private struct Copied: @unchecked Sendable {
    var expectations: [ExpectedFailureStack.Expectation]

    init(_ expectations: [ExpectedFailureStack.Expectation]) { self.expectations = expectations }
    init(_ expectation: ExpectedFailureStack.Expectation?) {
      expectations = expectation.map { [$0] } ?? []
    }
  }
}
