import Foundation
import ToolchainInternals
import XCTest

/// The run of a test whose failures are examined before they are recorded.
///
/// On Linux XCTest offers no way in for that: an assertion calls its test case, whose class is the
/// suite's own, and that calls its run, which XCTest has made before anybody else hears of the
/// test. An `XCUITestCase` asks for runs of this class. In other suites the run's class is changed
/// while it runs. It stays as large as it was, since this class adds nothing, and everything that is
/// not overridden here remains as it was. Only tests that need it get it.
package final class InterceptingCaseRun: XCTestCaseRun {
  /// Sees to it that a test's failures come here.
  package static func install(in testCase: XCTestCase) throws(InterceptionError) {
    guard let run = testCase.testRun else { throw InterceptionError(.noTest) }
    guard !(run is InterceptingCaseRun) else { return }
    guard Swift.type(of: run) == XCTestCaseRun.self else {
      throw InterceptionError(.foreignRun, runClass: "\(Swift.type(of: run))")
    }
    guard ObjectClass.state.isOn else { throw InterceptionError(.unknownObjects) }
    ObjectClass.replace(of: run, by: InterceptingCaseRun.self)
  }

  /// Returns the line for a failure that XCTest may record: the one given, or 0 if the line would
  /// have to be searched for and the test's failures don't come here.
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
      // From here on nothing may be recorded.
      ExecutionAllowance.end(in: testCase)
    }
    super.stop()
  }
}
