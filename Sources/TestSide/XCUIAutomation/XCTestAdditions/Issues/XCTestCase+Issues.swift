import XCTest

/// What records issues: every `XCTestCase`.
///
/// A protocol, as a subclass could not have a method of its own in place of one that an extension of
/// its class adds: `XCUITestCase` has one, which can be overridden.
public protocol XCTIssueRecording: XCTestCase {}

extension XCTestCase: XCTIssueRecording {}

extension XCTIssueRecording {
  /// Records an issue of the test: a failure, or a warning that lets it pass.
  ///
  /// The issue's attachments are written. Where it names no line, the one that called is taken. On
  /// Linux XCTest does not record its own failures this way; to see every failure, override the method
  /// of `XCUITestCase`.
  public func record(_ issue: XCTIssue) { IssueRecorder.record(issue, in: self) }
}
