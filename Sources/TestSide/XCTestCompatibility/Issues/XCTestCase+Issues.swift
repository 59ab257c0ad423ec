import XCTest

/// Records issues; every `XCTestCase` conforms.
///
/// This is a protocol because a subclass can't override a method in an extension of its superclass, but
/// `XCUITestCase` can declare an overridable method in place of the protocol's.
public protocol XCTIssueRecording: XCTestCase {}

extension XCTestCase: XCTIssueRecording {}

extension XCTIssueRecording {
  /// Records an issue of the test: a failure, or a warning, which doesn't fail the test.
  ///
  /// The issue's attachments are saved. If the issue has no line, the line of the call is used. XCTest on
  /// Linux doesn't call this method for its own failures; to receive every failure, override the method
  /// of `XCUITestCase`.
  public func record(_ issue: XCTIssue) { IssueRecorder.record(issue, in: self) }
}
