import AppSession
import AutomationProtocol

extension ElementHandle {
  /// Fails if the app has crashed since the test began and the test was not told of it.
  ///
  /// Whatever ends or launches an app comes here first: nobody could tell afterwards.
  ///
  /// - Parameter earlierTest: Which test has left the app running, where it is not this one.
  func checkForCrash(
    leftBy earlierTest: String? = nil, in test: RunningTest
  ) throws(AutomationError) {
    guard let crash = application.crash(in: test) else { return }
    var error = AutomationError(crash: crash)
    error.earlierTest = earlierTest
    throw error
  }

  /// The same for what is to be known of an app that has crashed: the test fails, and this goes on.
  func recordCrash(in test: RunningTest) {
    guard let crash = application.crash(in: test) else { return }
    recording(or: ()) { _ in throw AutomationError(crash: crash) }
  }
}

extension AutomationError {
  /// The error of an app that has crashed while nobody has asked it anything.
  init(crash: CrashNotice) {
    self.init(
      crash.error, purpose: .managing, query: .application, application: crash.app, session: nil,
      crash: crash)
  }
}
