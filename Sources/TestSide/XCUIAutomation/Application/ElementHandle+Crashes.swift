import AppDriving
import AutomationProtocol

extension ElementHandle {
  /// Throws an error if the app has crashed during the test and the crash hasn't been reported.
  ///
  /// Every method that ends or launches an app calls this first, because the crash could not be
  /// found afterwards.
  ///
  /// - Parameter earlierTest: The earlier test that left the app running, if there is one.
  func checkForCrash(
    leftBy earlierTest: String? = nil, in test: RunningTest
  ) throws(AutomationError) {
    guard let crash = application.crash(in: test) else { return }
    var error = AutomationError(crash: crash)
    error.earlierTest = earlierTest
    throw error
  }

  /// Records a failure if the app has crashed, instead of throwing an error.
  func recordCrash(in test: RunningTest) {
    guard let crash = application.crash(in: test) else { return }
    recording(or: ()) { _ in throw AutomationError(crash: crash) }
  }
}

extension AutomationError {
  /// Creates the error for an app that crashed while no request was pending.
  init(crash: CrashNotice) {
    self.init(
      crash.error, purpose: .controllingApplication, query: .application, application: crash.app,
      session: nil,
      crash: crash)
  }
}
