extension XCTIssueReference {
  /// The type of an issue, with Apple's raw values.
  public enum IssueType: Int, Sendable, Hashable {
    /// An assertion failed.
    case assertionFailure = 0
    /// A test threw an error.
    case thrownError = 1
    /// An exception was not caught, which cannot happen on Linux.
    case uncaughtException = 2
    /// A measurement is worse than its baseline.
    case performanceRegression = 3
    /// The library itself failed, for instance while it launched an app or searched for an element.
    case system = 4
    /// An expected failure did not occur.
    case unmatchedExpectedFailure = 5
  }
}

extension XCTIssueReference.IssueType: CustomStringConvertible {
  /// The type in words.
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
