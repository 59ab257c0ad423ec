import Foundation

/// A failure or a warning of a test, before or after it is recorded.
public struct XCTIssue {
  /// The type of an issue.
  public typealias IssueType = XCTIssueReference.IssueType

  /// The severity of an issue.
  public typealias Severity = XCTIssueReference.Severity

  /// The type of the issue.
  public var type: IssueType
  /// A short description, which is the same for every occurrence.
  public var compactDescription: String
  /// The details of this occurrence, or `nil` if there are none.
  public var detailedDescription: String?
  /// The place where the issue occurred.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The underlying error.
  public var associatedError: (any Error)?
  /// The attachments that are saved when the issue is recorded.
  public var attachments: [XCTAttachment]
  /// The severity of the issue.
  public var severity: Severity

  /// Creates an issue without recording it; `XCTestCase.record(_:)` does that.
  ///
  /// - Parameters:
  ///   - type: The type of the issue.
  ///   - compactDescription: A short description, which is the same for every occurrence.
  ///   - detailedDescription: The details of this occurrence.
  ///   - sourceCodeContext: The place where the issue occurred; without a line, the line that
  ///     records the issue is used.
  ///   - associatedError: The underlying error.
  ///   - attachments: The attachments.
  ///   - severity: The severity of the issue.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = [], severity: Severity = .error
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
    self.severity = severity
  }

  /// Whether the issue makes a test fail.
  public var isFailure: Bool { severity >= .error }

  /// Adds an attachment, which is saved when the issue is recorded.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

extension XCTIssue: CustomStringConvertible {
  /// The type, the place and the description of the issue.
  public var description: String {
    let place = sourceCodeContext.location.map { location in
      " at \(location.fileURL.lastPathComponent):\(location.lineNumber)"
    }
    return "\(type)\(place ?? ""): \(compactDescription)"
  }
}
