import Testing

extension Trait where Self == IssueHandlingTrait {
  /// A trait that hides the secrets of the test's apps in failures of Swift Testing.
  ///
  /// It hides them in the values of `#expect` and `#require`, and in errors and comments. A failure that
  /// shows a secret becomes an issue without an expectation, with the same text and location. Failures of
  /// detached tasks don't belong to a test and stay unchanged. A secret that is an argument of a
  /// parameterized test can't be hidden, because it is in the name of the test case.
  ///
  /// Failures that XCUIAutomation records hide secrets without this trait.
  public static var hidesSecrets: Self {
    compactMapIssues { issue in
      let scope = RunningTest.current.scope
      return issue.hidingSecrets { SessionRegistry.shared.redact($0, in: scope) }
    }
  }
}

extension Issue {
  fileprivate func hidingSecrets(_ redact: (String) -> String) -> Issue {
    var issue = self
    issue.comments = comments.map { Comment(rawValue: redact($0.rawValue)) }
    let rest = issue.debugDescription
    guard redact(rest) != rest else { return issue }
    // Without the expectation, the console shows no further values, such as a difference.
    issue.kind = .unconditional
    issue.comments.insert(Comment(rawValue: redact("\(kind)")), at: 0)
    return issue
  }
}
