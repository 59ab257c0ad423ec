import XCTest

extension XCTestCase {
  /// Records an issue of the test: a failure, or a warning that lets it pass.
  ///
  /// The issue's attachments are written. Where it names no line, the one that called is taken. On
  /// Linux XCTest does not record its own failures this way, and a subclass cannot override it:
  /// there the way to see every failure is to override
  /// `recordFailure(withDescription:inFile:atLine:expected:)`.
  public func record(_ issue: XCTIssue) { IssueRecorder.record(issue, in: self) }
}
