import AutomationProtocol
import Foundation

extension XCUIApplication {
  /// Looks for what would keep people with disabilities from using the screen as it is now.
  ///
  /// The test fails where anything is found, once, with all that was found.
  ///
  /// - Parameters:
  ///   - auditTypes: What is looked for.
  ///   - issueHandler: Gets each issue; returns whether it is to be ignored.
  /// - Throws: What the handler throws, and why the app could not be looked at.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    let test = RunningTest.current
    guard !FailureRecorder.hasFailed(test) else { return }
    let call = AuditCall(auditTypes.checks, in: handle.chain.query)
    let found = try handle.ask(call, for: .auditing, in: test).issues
    let session = try? handle.application.session(in: test)
    let issues = found.map { XCUIAccessibilityAuditIssue($0, in: handle, of: session) }
    let failing = try issues.filter { try issueHandler?($0) != true }
    guard !failing.isEmpty else { return }
    recording(or: ()) { _ in throw FailedAudit(issues: failing) }
  }
}

/// The issues that nobody wanted to ignore.
private struct FailedAudit: Error, CustomStringConvertible {
  var issues: [XCUIAccessibilityAuditIssue]

  var description: String {
    let count = issues.count == 1 ? "1 issue" : "\(issues.count) issues"
    let lines = issues.map { "    \($0.description)" }
    return (["Accessibility audit found \(count)."] + lines).joined(separator: "\n")
  }
}
