extension XCTIssueReference {
  /// How bad an issue is; what is worse has the greater value.
  public enum Severity: Int, Sendable, Hashable, Comparable {
    /// It should be seen, and the test passes.
    case warning = 4
    /// The test fails.
    case error = 8

    /// Whether an issue is less bad than another.
    public static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }
  }
}
