import AppDriving
import AutomationProtocol
import Foundation
import Synchronization
import XCTestCompatibility

/// An extension of a proxy's launches by a module, such as the one for the app's network.
package protocol LaunchPart: AnyObject, Sendable {
  /// Changes a launch before it begins.
  ///
  /// - Throws: `AppSessionError` if the test's request is impossible.
  func prepare(_ launch: inout AppLaunch) throws(AppSessionError)

  /// The answerer of the app's questions, or `nil` for none.
  var answerer: QuestionAnswerer? { get }

  /// Examines an app that has just been launched.
  ///
  /// - Throws: `AppSessionError` if the app can't do what the test requested; the app is then ended.
  func begin(with session: AppSession) throws(AppSessionError)

  /// Returns the findings about an app that is about to end; called once for each launch.
  ///
  /// - Parameter hasFailed: Whether the test has already failed.
  func findings(of session: AppSession, inFailedTest hasFailed: Bool) -> [LaunchFinding]
}

/// Creates the part of each launch: that of a linked module, or else `RefusedRequests`.
package enum LaunchParts {
  private static let maker = Mutex<(@Sendable () -> any LaunchPart)?>(nil)

  /// Registers the factory of parts for proxies that have no part at a launch.
  package static func register(_ make: @escaping @Sendable () -> any LaunchPart) {
    maker.withLock { $0 = make }
  }

  static func make() -> any LaunchPart { maker.withLock { $0 }?() ?? RefusedRequests() }
}

/// A finding about an app, to be recorded as a failure or a warning.
package struct LaunchFinding: Sendable, Hashable {
  package var text: String
  package var isFailure: Bool

  package init(_ text: String, isFailure: Bool) {
    self.text = text
    self.isFailure = isFailure
  }
}

/// The participation of a part in a launch, until its report.
struct LaunchParticipation: Sendable {
  /// The test's line that launched the app.
  private let caller = CallSite.Caller()
  let part: any LaunchPart
  /// The proxy that launched the app.
  let proxy: ApplicationReference.Identity

  init(_ part: any LaunchPart, proxy: ApplicationReference.Identity) {
    self.part = part
    self.proxy = proxy
  }

  /// Records the part's findings.
  func report(_ session: AppSession, in test: RunningTest) {
    guard session.state == .runningForeground else { return }
    let hasFailed = FailureRecorder.hasAnyFailure(test)
    for finding in part.findings(of: session, inFailedTest: hasFailed) {
      let text = session.redact(finding.text)
      if finding.isFailure {
        FailureRecorder.record(text, at: caller.site, in: test)
      } else {
        let issue = XCTIssue(
          type: .assertionFailure, compactDescription: text,
          sourceCodeContext: caller.site.context, severity: .warning)
        IssueRecorder.record(issue, at: caller.site)
      }
    }
  }
}
