import Foundation
import ToolchainInternals
import XCTest

/// The run of a test whose failures are examined before they are recorded.
///
/// XCTest on Linux has no hook for that: an assertion calls its test case, whose class belongs to the
/// suite, and the test case calls its run, which XCTest creates before it announces the test. An
/// `XCUITestCase` requests runs of this class. In other suites the class of the run object is replaced
/// during the test, only if needed. The object keeps its size, because this class adds no properties, and
/// all members that aren't overridden here behave as before.
package final class InterceptingCaseRun: XCTestCaseRun {
  /// Makes a test's failures pass through this class.
  package static func install(in testCase: XCTestCase) throws(InterceptionError) {
    guard let run = testCase.testRun else { throw InterceptionError(.noTest) }
    guard !(run is InterceptingCaseRun) else { return }
    guard Swift.type(of: run) == XCTestCaseRun.self else {
      throw InterceptionError(.foreignRun, runClass: "\(Swift.type(of: run))")
    }
    guard ObjectClass.state.isOn else { throw InterceptionError(.unknownObjects) }
    ObjectClass.replace(of: run, by: InterceptingCaseRun.self)
  }

  /// Returns the line for a failure that XCTest may record.
  ///
  /// It is the given line, or 0 for `CallSite.searched` if the test's failures can't be intercepted.
  package static func line(_ line: Int, in testCase: XCTestCase) -> Int {
    guard line == CallSite.searched else { return line }
    return (try? install(in: testCase)) == nil ? 0 : line
  }

  package override func recordFailure(
    withDescription description: String, inFile filePath: String?, atLine lineNumber: Int,
    expected: Bool
  ) {
    PendingErrors.handleFailure(description)
    var (description, filePath, lineNumber) = (description, filePath, lineNumber)
    if !IssueRecorder.isKnownUnexpected, let testCase = test as? XCTestCase {
      let (issue, site) = XCTIssue.recorded(
        description, at: filePath ?? CallSite.unknown.path, lineNumber, isExpected: expected)
      (filePath, lineNumber) = (site.path, site.line)
      if ExpectedFailures.matches(issue, at: site, in: testCase) { return }
      if LaterFailures.areIgnored(in: testCase) { return }
    }
    if let testCase = test as? XCTestCase {
      let site = CallSite(path: filePath ?? CallSite.unknown.path, line: lineNumber)
      description = LineNotes.adding(to: description, at: site, in: testCase)
      description = FailureNote.adding(to: description, in: testCase)
      description = FailureRedaction.redact(description)
    }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }

  package override func stop() {
    if let testCase = test as? XCTestCase {
      ExpectedFailures.endAll(in: testCase)
      // From here on failures must not be recorded.
      ExecutionAllowance.end(in: testCase)
    }
    super.stop()
  }
}
