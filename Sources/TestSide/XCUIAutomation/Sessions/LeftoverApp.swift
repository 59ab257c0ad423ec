import AppDriving
import XCTestCompatibility

/// An app that an earlier XCTest test has left running, and that a test uses without `launch()`.
struct LeftoverApp {
  private let app: String
  /// The test that launched the app.
  private let launcher: String

  /// Looks at an app that a test is about to use.
  ///
  /// - Returns: `nil` if the test has launched or activated the app.
  init?(_ session: AppSession, in test: RunningTest) {
    guard let launcher = SessionRegistry.shared.launcher(of: session, before: test) else {
      return nil
    }
    app = session.name
    self.launcher = launcher
  }

  /// The fact for failures and the log of steps.
  var sentence: String {
    "\(app) was launched by \(launcher); this test has called neither launch() nor activate()."
  }

  /// Refuses to use the app if tests must launch theirs, or says in the log of steps and in the
  /// failures of the test whose app it is.
  func use() throws(AppSessionError) {
    if LaunchRequirement.current { throw .launchedByOtherTest(app: app, test: launcher) }
    note()
  }

  /// Says in the log of steps and in the failures of the test whose app it is.
  func note() {
    if FailureNote.add(sentence) { StepLog.note(sentence) }
  }
}
