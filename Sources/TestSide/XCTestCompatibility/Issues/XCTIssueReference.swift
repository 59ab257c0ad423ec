import Foundation

/// An issue as an object.
open class XCTIssueReference: NSObject {
  private let issue: XCTIssue

  /// Creates an issue from a type and a description.
  public convenience init(type: IssueType, compactDescription: String) {
    self.init(type: type, compactDescription: compactDescription, severity: .error)
  }

  /// Creates an issue from a type, a description and a severity.
  public convenience init(type: IssueType, compactDescription: String, severity: Severity) {
    self.init(
      type: type, compactDescription: compactDescription, detailedDescription: nil,
      sourceCodeContext: XCTSourceCodeContext(), associatedError: nil, attachments: [],
      severity: severity)
  }

  /// Creates an issue; see `XCTIssue`.
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

  /// The type of the issue.
  open var type: IssueType { issue.type }
  /// A short description, which is the same for every occurrence.
  open var compactDescription: String { issue.compactDescription }
  /// The details of this occurrence, or `nil` if there are none.
  open var detailedDescription: String? { issue.detailedDescription }
  /// The place where the issue occurred.
  open var sourceCodeContext: XCTSourceCodeContext { issue.sourceCodeContext }
  /// The underlying error.
  open var associatedError: (any Error)? { issue.associatedError }
  /// The attachments that are saved when the issue is recorded.
  open var attachments: [XCTAttachment] { issue.attachments }
  /// The severity of the issue.
  open var severity: Severity { issue.severity }
  /// Whether the issue makes a test fail.
  open var isFailure: Bool { issue.isFailure }
  /// The type, the place and the description of the issue.
  open override var description: String { issue.description }
}
