import AppSession
import AutomationProtocol
import Foundation

/// Something that an accessibility audit has found.
// Sendable is unchecked because of NSObject, which holds nothing; all else is constant.
open class XCUIAccessibilityAuditIssue: NSObject, @unchecked Sendable {
  private let issue: AuditCall.Issue
  private let handle: ElementHandle?

  init(_ issue: AuditCall.Issue, in application: ElementHandle, of session: AppSession?) {
    self.issue = issue
    handle = issue.element.map { application.bound(to: $0, in: session) }
  }

  /// The element that it is about, wherever it is now; nil for a place where there should be one.
  open var element: XCUIElement? { handle.map(XCUIElement.init) }

  /// What is wrong, in a few words.
  open var compactDescription: String { issue.summary }

  /// What is wrong, with figures, and what to do.
  open var detailedDescription: String { issue.detail }

  /// What was looked for.
  open var auditType: XCUIAccessibilityAuditType { XCUIAccessibilityAuditType(issue.check) }

  /// What is wrong with which element.
  open override var description: String {
    let element = issue.element.map { "\($0.summary): " } ?? ""
    return "\(compactDescription): \(element)\(detailedDescription)"
  }
}
