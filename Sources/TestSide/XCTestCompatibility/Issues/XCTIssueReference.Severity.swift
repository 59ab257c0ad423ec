extension XCTIssueReference {
  /// The severity of an issue; more severe issues have greater values.
  public enum Severity: Int, Sendable, Hashable, Comparable {
    /// The issue is shown, and the test passes.
    case warning = 4
    /// The test fails.
    case error = 8

    /// Returns whether an issue is less severe than another.
    public static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }
  }
}
