import AppDriving
import AutomationProtocol
import Foundation

/// An issue found by an accessibility audit.
// Sendable is unchecked only because of the superclass, NSObject, which has no state; everything
// here is constant.
open class XCUIAccessibilityAuditIssue: NSObject, @unchecked Sendable {
  private let issue: AuditCall.Issue
  private let handle: ElementHandle?

  init(_ issue: AuditCall.Issue, in application: ElementHandle, of session: AppSession?) {
    self.issue = issue
    handle = issue.element.map { application.bound(to: $0, in: session) }
  }

  /// The element that the issue is about, or `nil` for a place that lacks an element.
  open var element: XCUIElement? { handle.map(XCUIElement.init) }

  /// The issue in a few words.
  open var compactDescription: String { issue.summary }

  /// The issue with measurements, and how to resolve it.
  open var detailedDescription: String { issue.detail }

  /// The kind of check that found the issue.
  open var auditType: XCUIAccessibilityAuditType { XCUIAccessibilityAuditType(issue.check) }

  /// The issue and its element.
  open override var description: String {
    let element = issue.element.map { "\($0.summary): " } ?? ""
    return "\(compactDescription): \(element)\(detailedDescription)"
  }
}
