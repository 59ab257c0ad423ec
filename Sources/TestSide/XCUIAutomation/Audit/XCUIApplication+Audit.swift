import AutomationProtocol
import Foundation

extension XCUIApplication {
  /// Audits the current screen for accessibility issues.
  ///
  /// If there are issues, the test fails once, with a list of them.
  ///
  /// - Parameters:
  ///   - auditTypes: The checks to perform. For `.all`, the app performs those that it supports.
  ///   - issueHandler: A closure that receives each issue and returns whether to ignore it.
  /// - Throws: The errors of the handler, or the reason why the app can't be audited or doesn't support
  ///   an explicitly requested check.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    let test = RunningTest.current
    guard !FailureRecorder.hasFailed(test) else { return }
    let call = AuditCall(
      auditTypes.checks, in: handle.query, skipsUnsupported: auditTypes.isMadeOfAll)
    let found = try handle.ask(call, for: .auditing, in: test).issues
    let session = try? handle.application.session(in: test)
    let issues = found.map { XCUIAccessibilityAuditIssue($0, in: handle, of: session) }
    let failing = try issues.filter { try issueHandler?($0) != true }
    guard !failing.isEmpty else { return }
    recording(or: ()) { _ in throw FailedAudit(issues: failing) }
  }
}

/// The issues that the handler did not ignore.
private struct FailedAudit: Error, CustomStringConvertible {
  var issues: [XCUIAccessibilityAuditIssue]

  var description: String {
    let count = issues.count == 1 ? "1 issue" : "\(issues.count) issues"
    let lines = issues.map { "    \($0.description)" }
    return (["Accessibility audit found \(count)."] + lines).joined(separator: "\n")
  }
}
