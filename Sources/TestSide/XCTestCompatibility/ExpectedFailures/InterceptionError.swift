/// The reason why the failures of a test can't be intercepted before they are recorded.
package struct InterceptionError: Error, Sendable, Hashable {
  /// The kind of the error.
  package enum Code: String, Sendable, Hashable {
    /// No XCTest test is running.
    case noTest
    /// The test has a run of a custom class.
    case foreignRun
    /// The class of the test's run can't be changed with this toolchain.
    case unknownObjects
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
      "no XCTest test is running. In a Swift Testing test pass the code as a block, or use "
        + "withKnownIssue."
    case .foreignRun:
      "the run of this test is of class \(runClass ?? "unknown"), and only failures that reach an "
        + "XCTestCaseRun can be intercepted before they are recorded. Do not override testRunClass "
        + "in this test."
    case .unknownObjects:
      "this Swift toolchain is not as expected, and the failures of an XCTestCase cannot be "
        + "intercepted before they are recorded. Those of an XCUITestCase can."
    }
  }
}
