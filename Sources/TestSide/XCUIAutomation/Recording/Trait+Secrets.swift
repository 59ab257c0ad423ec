import Testing

extension Trait where Self == IssueHandlingTrait {
  /// A trait that hides the secrets of the test's apps in what Swift Testing itself says of a failure: in the values of
  /// `#expect` and `#require`, in errors and comments.
  ///
  /// A failure that shows a secret becomes an issue without an expectation, with the same text and place. Failures of
  /// detached tasks belong to no test and stay as they are. Nothing can hide a secret that is an argument of a
  /// parameterised test: it is in the name of the test's case.
  ///
  /// Failures that XCUIAutomation records hide secrets without it.
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
    // What the console says besides the text, such as a difference, comes from the expectation.
    issue.kind = .unconditional
    issue.comments.insert(Comment(rawValue: redact("\(kind)")), at: 0)
    return issue
  }
}
