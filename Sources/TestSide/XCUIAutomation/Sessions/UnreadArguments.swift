import AppDriving
import LaunchDomain
import XCTestCompatibility

/// Launch arguments that an app hadn't read at its launch, to be checked again before it ends.
struct UnreadArguments: Sendable {
  /// The test's line that launched the app.
  private let caller = CallSite.Caller()
  private let policy: XCUIApplication.LaunchArgumentPolicy
  /// The proxy that launched the app.
  let proxy: ApplicationReference.Identity

  /// Examines the audit of an app that has just been launched; fails if all arguments have been read.
  init?(
    _ audit: LaunchAudit?, by proxy: ApplicationReference,
    policy: XCUIApplication.LaunchArgumentPolicy
  ) {
    guard let audit, audit.findsUnread else { return nil }
    self.policy = policy
    self.proxy = proxy.identity
  }

  /// Checks again, and records arguments that the app still hasn't read as a warning, or as a failure if
  /// the launch was strict.
  ///
  /// In a failed test, unread arguments aren't reported.
  func report(_ session: AppSession, in test: RunningTest) {
    guard !FailureRecorder.hasAnyFailure(test), let text = session.unreadArgumentsText() else {
      return
    }
    let site = caller.site
    switch policy {
    case .strict: FailureRecorder.record(text, at: site, in: test)
    case .lenient:
      let issue = XCTIssue(
        type: .assertionFailure, compactDescription: text, sourceCodeContext: site.context,
        severity: .warning)
      IssueRecorder.record(issue, at: site)
    }
  }
}
