import Foundation

/// A failure that was expected and has occurred.
open class XCTExpectedFailure: NSObject {
  /// The reason why it was expected.
  public let failureReason: String?
  /// The failure.
  public let issue: XCTIssue

  init(failureReason: String?, issue: XCTIssue) {
    self.failureReason = failureReason
    self.issue = issue
  }

  /// The failure and the reason why it was expected.
  open override var description: String {
    failureReason.map { "\(issue.compactDescription) Reason: (\($0))" } ?? issue.compactDescription
  }
}
