import XCTest

/// Records issues; every `XCTestCase` conforms.
///
/// This is a protocol because a subclass cannot override a method in an extension of its
/// superclass. `XCUITestCase` can have an overridable method instead of the protocol's.
public protocol XCTIssueRecording: XCTestCase {}

extension XCTestCase: XCTIssueRecording {}

extension XCTIssueRecording {
  /// Records an issue of the test: a failure, or a warning, with which the test can pass.
  ///
  /// The issue's attachments are saved. If the issue has no line, the line of the call is used.
  /// XCTest on Linux does not call this method for its own failures; to see every failure, override
  /// the method of `XCUITestCase`.
  public func record(_ issue: XCTIssue) { IssueRecorder.record(issue, in: self) }
}
