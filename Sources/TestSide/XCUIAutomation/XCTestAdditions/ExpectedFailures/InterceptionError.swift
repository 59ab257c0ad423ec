/// Why the failures of a test cannot be looked at before they are recorded.
package struct InterceptionError: Error, Sendable, Hashable {
  /// What stands against it.
  package enum Code: String, Sendable, Hashable {
    /// No test of XCTest runs here.
    case noTest
    /// The test has a run of a class of its own.
    case foreignRun
  }

  var code: Code
  /// The class of the test's run.
  var runClass: String?

  init(_ code: Code, runClass: String? = nil) {
    self.code = code
    self.runClass = runClass
  }
}

extension InterceptionError: CustomStringConvertible {
  package var description: String {
    switch code {
    case .noTest:
      "no test of XCTest runs here. In a test of Swift Testing give it the code as a block, or use "
        + "withKnownIssue."
    case .foreignRun:
      "the run of this test is of class \(runClass ?? "unknown"), and only failures that reach an "
        + "XCTestCaseRun can be looked at before they are recorded. Do not override testRunClass "
        + "in this test."
    }
  }
}
