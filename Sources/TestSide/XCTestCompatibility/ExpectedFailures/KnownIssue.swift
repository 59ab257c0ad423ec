import Testing

/// An expected failure in a test of Swift Testing.
struct KnownIssue {
  var reason: String?
  var options: XCTExpectedFailure.Options
  var site: CallSite

  // Sendable is unchecked because Swift Testing, like XCTest, calls the closure on the thread that
  // records an issue.
  private struct Matcher: @unchecked Sendable { var matches: (XCTIssue) -> Bool }

  func run<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let matcher = Matcher(matches: options.issueMatcher)
    var result: Result<Value, Failure>?
    withKnownIssue(
      reason.map { Comment(rawValue: $0) }, isIntermittent: !options.isStrict,
      sourceLocation: site.location
    ) {
      result = Result(catching: body)
    } matching: { issue in
      matcher.matches(XCTIssue(issue))
    }
    // Swift Testing always runs the block.
    guard let result else { return try body() }
    return try result.get()
  }
}

extension XCTIssue {
  /// Converts an issue of Swift Testing to an XCTest issue.
  fileprivate init(_ issue: Issue) {
    let comments = issue.comments.map(\.rawValue).joined(separator: "\n")
    self.init(
      type: issue.error == nil ? .assertionFailure : .thrownError,
      compactDescription: comments.isEmpty ? "\(issue)" : comments,
      sourceCodeContext: XCTSourceCodeContext(
        callStack: [],
        location: issue.sourceLocation.map {
          XCTSourceCodeLocation(filePath: $0.filePath, lineNumber: $0.line)
        }),
      associatedError: issue.error)
  }
}
