import AppDriving
import AutomationProtocol
import Foundation
import Synchronization
import XCTestCompatibility

/// A module of the test that takes part in a proxy's launches, such as the one for the app's network.
package protocol LaunchPart: AnyObject, Sendable {
  /// Adds to a launch before it begins.
  ///
  /// - Throws: `AppSessionError` if what the test has asked for is impossible.
  func prepare(_ launch: inout AppLaunch) throws(AppSessionError)

  /// Answers the questions of the app; `nil` if it answers none.
  var answerer: QuestionAnswerer? { get }

  /// Looks at an app that has just been launched.
  ///
  /// - Throws: `AppSessionError` if it can't do what the test has asked for; the app is ended then.
  func begin(with session: AppSession) throws(AppSessionError)

  /// Returns what a test has to know of an app that is about to end, once for each launch.
  ///
  /// - Parameter hasFailed: Whether the test has failed already.
  func findings(of session: AppSession, inFailedTest hasFailed: Bool) -> [LaunchFinding]
}

/// Makes the part of each launch: that of a linked module, otherwise `RefusedRequests`.
package enum LaunchParts {
  private static let maker = Mutex<(@Sendable () -> any LaunchPart)?>(nil)

  /// Registers the maker of parts, for proxies that have none when they launch their app.
  package static func register(_ make: @escaping @Sendable () -> any LaunchPart) {
    maker.withLock { $0 = make }
  }

  static func make() -> any LaunchPart { maker.withLock { $0 }?() ?? RefusedRequests() }
}

/// What a test has to know of an app, as a failure or as a warning.
package struct LaunchFinding: Sendable, Hashable {
  package var text: String
  package var isFailure: Bool

  package init(_ text: String, isFailure: Bool) {
    self.text = text
    self.isFailure = isFailure
  }
}

/// A launch in which a part takes part, from the launch to the report.
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

  /// Records what the part has found.
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
