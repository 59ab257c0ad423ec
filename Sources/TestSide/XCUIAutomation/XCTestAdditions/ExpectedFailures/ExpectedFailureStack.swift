/// The failures that a test is expected to have, the last one said first.
struct ExpectedFailureStack {
  /// One of them.
  struct Expectation {
    var identity: Int
    var reason: String?
    var isStrict: Bool
    var matches: (XCTIssue) -> Bool
    /// Where it was said.
    var site: CallSite
    /// How many failures it was the reason of.
    var count = 0

    /// Whether it stands for a failure that has not come and should have.
    var isUnmatched: Bool { isStrict && count == 0 }

    /// What is recorded in that case, in XCTest's words.
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

  /// Expects a failure from now on.
  ///
  /// - Returns: What to end it with.
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

  /// Counts a failure; nothing happens when it is no longer expected.
  mutating func count(_ identity: Int) {
    guard let index = expectations.firstIndex(where: { $0.identity == identity }) else { return }
    expectations[index].count += 1
  }

  /// Expects a failure no longer.
  mutating func remove(_ identity: Int) -> Expectation? {
    expectations.firstIndex { $0.identity == identity }.map { expectations.remove(at: $0) }
  }

  /// Expects nothing any more.
  mutating func removeAll() -> [Expectation] {
    defer { expectations = [] }
    return expectations
  }
}
