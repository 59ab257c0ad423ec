extension XCTIssueReference {
  /// What kind of issue it is, with Apple's raw values.
  public enum IssueType: Int, Sendable, Hashable {
    /// An assertion did not hold.
    case assertionFailure = 0
    /// A test threw an error.
    case thrownError = 1
    /// An exception was raised and nobody caught it, which cannot happen on Linux.
    case uncaughtException = 2
    /// Something measured is worse than it was.
    case performanceRegression = 3
    /// The library itself failed, at launching an app or at looking for an element for instance.
    case system = 4
    /// A failure was expected and did not come.
    case unmatchedExpectedFailure = 5
  }
}

extension XCTIssueReference.IssueType: CustomStringConvertible {
  /// The kind in words.
  public var description: String {
    switch self {
    case .assertionFailure: "Assertion Failure"
    case .thrownError: "Thrown Error"
    case .uncaughtException: "Uncaught Exception"
    case .performanceRegression: "Performance Regression"
    case .system: "System Issue"
    case .unmatchedExpectedFailure: "Unmatched Expected Failure"
    }
  }
}
