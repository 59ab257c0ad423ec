import XCTest

/// The expected failures of the running XCTest test.
enum ExpectedFailures {
  /// Begins to expect a failure of the running test, until its end.
  ///
  /// - Returns: The identity for ending the expectation earlier.
  static func begin(
    _ reason: String?, _ options: XCTExpectedFailure.Options, at site: CallSite
  ) throws(InterceptionError) -> Int? {
    guard let testCase = TestLifetimes.currentTestCase else { throw InterceptionError(.noTest) }
    try InterceptingCaseRun.install(in: testCase)
    return TestLifetimes.update(testCase) {
      $0.expectedFailures.push(reason: reason, options: options, site: site)
    }
  }

  /// Ends an expectation; if a required failure didn't occur, the test fails.
  static func end(_ identity: Int, isUnmatchedFailure: Bool) {
    let removed = TestLifetimes.update { CopiedExpectations($0.expectedFailures.remove(identity)) }
    guard isUnmatchedFailure else { return }
    record(removed?.expectations ?? [])
  }

  /// Ends all expectations of a test.
  static func endAll(in testCase: XCTestCase) {
    let removed = TestLifetimes.update(testCase) { lifetime in
      CopiedExpectations(lifetime.expectedFailures.removeAll())
    }
    // A skipped test didn't reach the failing code.
    guard testCase.testRun?.hasBeenSkipped != true else { return }
    // Neither did a test whose later failures were ignored because of an app.
    guard !LaterFailures.wereIgnored(in: testCase) else { return }
    record(removed?.expectations ?? [])
  }

  /// Returns whether a failure was expected; if so, prints it.
  ///
  /// The latest expectation is checked first.
  static func matches(_ issue: XCTIssue, at site: CallSite, in testCase: XCTestCase) -> Bool {
    let expectations = TestLifetimes.update(testCase) { lifetime in
      CopiedExpectations(lifetime.expectedFailures.expectations)
    }
    // The test's closure is called outside the lock, because it may expect failures or fail itself.
    let expectation = expectations?.expectations.last { $0.matches(issue) }
    guard let expectation else { return false }
    TestLifetimes.update(testCase) { $0.expectedFailures.count(expectation.identity) }
    let failure = XCTExpectedFailure(failureReason: expectation.reason, issue: issue)
    let text = FailureRedaction.redact(failure.description)
    StepLog.write("\(site.path):\(site.line): Expected failure in \(testCase.name): \(text)")
    return true
  }

  private static func record(_ expectations: [ExpectedFailureStack.Expectation]) {
    for expectation in expectations where expectation.isUnmatched {
      IssueRecorder.record(expectation.unmatchedIssue, at: expectation.site)
    }
  }

  // Sendable is unchecked because of the matchers, which are closures of a test; XCTest itself
  // calls them on the thread that fails.
  private struct CopiedExpectations: @unchecked Sendable {
    var expectations: [ExpectedFailureStack.Expectation]

    init(_ expectations: [ExpectedFailureStack.Expectation]) { self.expectations = expectations }
    init(_ expectation: ExpectedFailureStack.Expectation?) {
      expectations = expectation.map { [$0] } ?? []
    }
  }
}
