import Testing

/// Expects failures of the test from now on, which are shown but don't fail the test.
///
/// The expectation applies until the test ends, to failures on any thread. If no failure occurs, the test
/// fails at the line that expected one. On Linux the expectation covers failures of assertions, of
/// automation and of waits, and errors that the test throws. In Swift Testing this function fails the
/// test; pass the failing code as a block there.
///
/// - Parameters:
///   - failureReason: The reason, as the log shows it.
///   - options: The failures to expect, and the consequence if none occurs.
///   - file: The file that expects the failure.
///   - line: The line that expects the failure.
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

/// Expects failures of the test from now on, which are shown but don't fail the test.
///
/// See `XCTExpectFailure(_:options:file:line:)`.
///
/// - Parameters:
///   - failureReason: The reason, as the log shows it.
///   - enabled: Whether failures are expected; `nil` means `true`.
///   - strict: Whether the test fails if none occurs; `nil` means `true`.
///   - file: The file that expects the failure.
///   - line: The line that expects the failure.
///   - issueMatcher: A closure that returns whether a failure is an expected one, or `nil` for any.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #filePath, line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  let options = XCTExpectedFailure.Options(
    enabled: enabled, strict: strict, issueMatcher: issueMatcher)
  XCTExpectFailure(failureReason, options: options, file: file, line: line)
}

/// Expects a block to fail; its failures are shown but don't fail the test.
///
/// If no failure occurs, the test fails at the line that expected one, unless the block throws. In Swift
/// Testing this function calls `withKnownIssue`.
///
/// - Parameters:
///   - failureReason: The reason, as the log shows it.
///   - options: The failures to expect, and the consequence if none occurs.
///   - file: The file that expects the failure.
///   - line: The line that expects the failure.
///   - failingBlock: The block that fails.
/// - Returns: The value that the block returns.
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

/// Expects a block to fail; its failures are shown but don't fail the test.
///
/// See `XCTExpectFailure(_:options:file:line:failingBlock:)`.
///
/// - Parameters:
///   - failureReason: The reason, as the log shows it.
///   - enabled: Whether failures are expected; `nil` means `true`.
///   - strict: Whether the test fails if none occurs; `nil` means `true`.
///   - file: The file that expects the failure.
///   - line: The line that expects the failure.
///   - failingBlock: The block that fails.
///   - issueMatcher: A closure that returns whether a failure is an expected one, or `nil` for any.
/// - Returns: The value that the block returns.
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
