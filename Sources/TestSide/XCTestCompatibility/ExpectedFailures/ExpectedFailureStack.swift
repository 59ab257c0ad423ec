/// The expected failures of a test.
struct ExpectedFailureStack {
  /// An expected failure.
  struct Expectation {
    var identity: Int
    var reason: String?
    var isStrict: Bool
    var matches: (XCTIssue) -> Bool
    /// The line that expected the failure.
    var site: CallSite
    /// The number of failures that matched.
    var count = 0

    /// Whether a required failure did not occur.
    var isUnmatched: Bool { isStrict && count == 0 }

    /// The issue to record for an unmatched expectation, in XCTest's words.
    var unmatchedIssue: XCTIssue {
      let reason = reason.map { " '\($0)'" } ?? ""
      return XCTIssue(
        type: .unmatchedExpectedFailure,
        compactDescription: "Expected failure\(reason) but none recorded.",
        sourceCodeContext: site.context)
    }
  }

  private(set) var expectations: [Expectation] = []
  private var nextIdentity = 0

  /// Adds an expected failure.
  ///
  /// - Returns: The identity for `remove(_:)`.
  mutating func push(
    reason: String?, options: XCTExpectedFailure.Options, site: CallSite
  ) -> Int {
    nextIdentity += 1
    expectations.append(
      Expectation(
        identity: nextIdentity, reason: reason, isStrict: options.isStrict,
        matches: options.issueMatcher, site: site))
    return nextIdentity
  }

  /// Counts a failure, unless its expectation has ended.
  mutating func count(_ identity: Int) {
    guard let index = expectations.firstIndex(where: { $0.identity == identity }) else { return }
    expectations[index].count += 1
  }

  /// Removes an expected failure.
  mutating func remove(_ identity: Int) -> Expectation? {
    expectations.firstIndex { $0.identity == identity }.map { expectations.remove(at: $0) }
  }

  /// Removes all expected failures.
  mutating func removeAll() -> [Expectation] {
    defer { expectations = [] }
    return expectations
  }
}
