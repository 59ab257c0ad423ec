/// A failure of a test, or something worth a warning, before or after it is recorded.
public struct XCTIssue {
  /// What kind of issue it is.
  public typealias IssueType = XCTIssueReference.IssueType

  /// How bad an issue is.
  public typealias Severity = XCTIssueReference.Severity

  /// What kind of issue it is.
  public var type: IssueType
  /// What happened, in the same words each time.
  public var compactDescription: String
  /// What happened, with what differs each time; nil where there is no more to say.
  public var detailedDescription: String?
  /// Where it happened.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error behind it.
  public var associatedError: (any Error)?
  /// What is written to the test's folder when it is recorded.
  public var attachments: [XCTAttachment]
  /// How bad it is.
  public var severity: Severity

  /// Makes an issue, which is not recorded yet; `XCTestCase.record(_:)` does that.
  ///
  /// - Parameters:
  ///   - type: What kind of issue it is.
  ///   - compactDescription: What happened, in the same words each time.
  ///   - detailedDescription: What happened, with what differs each time.
  ///   - sourceCodeContext: Where it happened; where it names no line, the one that records it is
  ///     taken.
  ///   - associatedError: The error behind it.
  ///   - attachments: What belongs to it.
  ///   - severity: How bad it is.
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

  /// Whether a test that has it fails.
  public var isFailure: Bool { severity >= .error }

  /// Adds something to what is written when it is recorded.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

extension XCTIssue: CustomStringConvertible {
  /// Its kind, where it happened and what happened.
  public var description: String {
    let place = sourceCodeContext.location.map { location in
      " at \(location.fileURL.lastPathComponent):\(location.lineNumber)"
    }
    return "\(type)\(place ?? ""): \(compactDescription)"
  }
}
