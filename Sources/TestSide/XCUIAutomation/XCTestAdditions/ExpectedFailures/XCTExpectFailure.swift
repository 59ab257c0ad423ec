import Testing

/// Expects the test to fail from now on; such failures are shown, and the test passes.
///
/// It holds until the test ends, for failures on any thread. When none comes the test fails at the
/// line that expected it. On Linux this works for the failures of assertions, of automation, of
/// waits and for errors that the test throws. Under Swift Testing it fails: give it the code as a
/// block there.
///
/// - Parameters:
///   - failureReason: Why, as the log shows it.
///   - options: Which failures are expected, and what happens when none comes.
///   - file: The file that expects it.
///   - line: The line that expects it.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  file: StaticString = #filePath, line: UInt = #line
) {
  guard options.isEnabled else { return }
  let site = CallSite(file, line)
  do throws(InterceptionError) {
    _ = try ExpectedFailures.begin(failureReason, options, at: site)
  } catch {
    IssueRecorder.record(error.issue, at: site)
  }
}

/// Expects the test to fail from now on; such failures are shown, and the test passes.
///
/// See `XCTExpectFailure(_:options:file:line:)`.
///
/// - Parameters:
///   - failureReason: Why, as the log shows it.
///   - enabled: Whether a failure is expected at all; nil for yes.
///   - strict: Whether the test fails when none comes; nil for yes.
///   - file: The file that expects it.
///   - line: The line that expects it.
///   - issueMatcher: Tells whether a failure is the expected one; nil for any.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #filePath, line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  let options = XCTExpectedFailure.Options(
    enabled: enabled, strict: strict, issueMatcher: issueMatcher)
  XCTExpectFailure(failureReason, options: options, file: file, line: line)
}

/// Expects a block to fail; such failures are shown, and the test passes.
///
/// When none comes the test fails at the line that expected it, unless the block throws. Under
/// Swift Testing this is `withKnownIssue`.
///
/// - Parameters:
///   - failureReason: Why, as the log shows it.
///   - options: Which failures are expected, and what happens when none comes.
///   - file: The file that expects it.
///   - line: The line that expects it.
///   - failingBlock: What fails.
/// - Returns: What the block returns.
@discardableResult
public func XCTExpectFailure<R, Failure: Error>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws(Failure) -> R
) throws(Failure) -> R {
  guard options.isEnabled else { return try failingBlock() }
  let site = CallSite(file, line)
  if TestLifetimes.currentTestCase == nil, Test.current != nil {
    return try KnownIssue(reason: failureReason, options: options, site: site).run(failingBlock)
  }
  var identity: Int?
  do throws(InterceptionError) {
    identity = try ExpectedFailures.begin(failureReason, options, at: site)
  } catch {
    IssueRecorder.record(error.issue, at: site)
  }
  let result = Result(catching: failingBlock)
  if let identity {
    var hasReturned = false
    if case .success = result { hasReturned = true }
    ExpectedFailures.end(identity, isUnmatchedFailure: hasReturned)
  }
  return try result.get()
}

/// Expects a block to fail; such failures are shown, and the test passes.
///
/// See `XCTExpectFailure(_:options:file:line:failingBlock:)`.
///
/// - Parameters:
///   - failureReason: Why, as the log shows it.
///   - enabled: Whether a failure is expected at all; nil for yes.
///   - strict: Whether the test fails when none comes; nil for yes.
///   - file: The file that expects it.
///   - line: The line that expects it.
///   - failingBlock: What fails.
///   - issueMatcher: Tells whether a failure is the expected one; nil for any.
/// - Returns: What the block returns.
@discardableResult
public func XCTExpectFailure<R, Failure: Error>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws(Failure) -> R,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) throws(Failure) -> R {
  let options = XCTExpectedFailure.Options(
    enabled: enabled, strict: strict, issueMatcher: issueMatcher)
  return try XCTExpectFailure(
    failureReason, options: options, file: file, line: line, failingBlock: failingBlock)
}

extension InterceptionError {
  fileprivate var issue: XCTIssue {
    XCTIssue(
      type: .system, compactDescription: "XCTExpectFailure cannot expect a failure: \(self)",
      sourceCodeContext: .unlocated)
  }
}
