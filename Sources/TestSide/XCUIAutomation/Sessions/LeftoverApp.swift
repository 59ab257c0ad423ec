import AppDriving
import XCTestCompatibility

/// An app that an earlier XCTest test left running and that a test uses without `launch()`.
struct LeftoverApp {
  private let app: String
  /// The test that launched the app.
  private let launcher: String

  /// Examines an app that a test is about to use; fails if the test has launched or activated the app.
  init?(_ session: AppSession, in test: RunningTest) {
    guard let launcher = SessionRegistry.shared.launcher(of: session, before: test) else {
      return nil
    }
    app = session.name
    self.launcher = launcher
  }

  /// The sentence for failures and the step log.
  var sentence: String {
    "\(app) was launched by \(launcher); this test has called neither launch() nor activate()."
  }

  /// Throws an error if tests must launch their apps, or else notes which test launched the app.
  func use() throws(AppSessionError) {
    if LaunchRequirement.current { throw .launchedByOtherTest(app: app, test: launcher) }
    note()
  }

  /// Notes in the step log and in the failures of the test which test launched the app.
  func note() {
    if FailureNote.add(sentence) { StepLog.note(sentence) }
  }
}
