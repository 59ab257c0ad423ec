import Foundation

/// An issue as an object.
open class XCTIssueReference: NSObject {
  private let issue: XCTIssue

  /// Makes an issue of which only a few words are known.
  public convenience init(type: IssueType, compactDescription: String) {
    self.init(type: type, compactDescription: compactDescription, severity: .error)
  }

  /// Makes an issue of which only a few words are known.
  public convenience init(type: IssueType, compactDescription: String, severity: Severity) {
    self.init(
      type: type, compactDescription: compactDescription, detailedDescription: nil,
      sourceCodeContext: XCTSourceCodeContext(), associatedError: nil, attachments: [],
      severity: severity)
  }

  /// Makes an issue; see `XCTIssue`.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String?,
    sourceCodeContext: XCTSourceCodeContext, associatedError: (any Error)?,
    attachments: [XCTAttachment], severity: Severity = .error
  ) {
    issue = XCTIssue(
      type: type, compactDescription: compactDescription, detailedDescription: detailedDescription,
      sourceCodeContext: sourceCodeContext, associatedError: associatedError,
      attachments: attachments, severity: severity)
  }

  /// What kind of issue it is.
  open var type: IssueType { issue.type }
  /// What happened, in the same words each time.
  open var compactDescription: String { issue.compactDescription }
  /// What happened, with what differs each time; nil where there is no more to say.
  open var detailedDescription: String? { issue.detailedDescription }
  /// Where it happened.
  open var sourceCodeContext: XCTSourceCodeContext { issue.sourceCodeContext }
  /// The error behind it.
  open var associatedError: (any Error)? { issue.associatedError }
  /// What is written to the test's folder when it is recorded.
  open var attachments: [XCTAttachment] { issue.attachments }
  /// How bad it is.
  open var severity: Severity { issue.severity }
  /// Whether a test that has it fails.
  open var isFailure: Bool { issue.isFailure }
  /// Its kind, where it happened and what happened.
  open override var description: String { issue.description }
}
