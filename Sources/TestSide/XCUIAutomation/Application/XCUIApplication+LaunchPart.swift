import AppDriving
import AutomationProtocol
import Synchronization

extension XCUIApplication {
  /// The part that the test's running launch of the app has or, if it isn't running, the one of the
  /// next launch by this proxy; a new one if there isn't one.
  package func launchPart<Part: LaunchPart>(_ make: () -> Part) -> Part {
    let application = handle.application
    if let part = application.launchPart(in: .current) as? Part { return part }
    let new = make()
    return application.settings.withLock { settings in
      if let part = settings.part as? Part { return part }
      settings.part = new
      return new
    }
  }

  /// The app's session if it is running; no failure otherwise.
  package var runningSession: AppSession? {
    guard let session = try? handle.application.session(in: .current),
      session.state == .runningForeground
    else { return nil }
    return session
  }

  /// Makes a call to the running app; without an answer the test fails, and a neutral result is
  /// returned.
  package func call<Call: AutomationCall>(
    _ call: Call, timeout: Double = 0, or neutral: Call.Result
  ) -> Call.Result {
    recording(or: neutral) { test in
      try handle.ask(call, for: .controllingApplication, timeout: timeout, in: test)
    }
  }

  /// Fails the test at the line that called this module.
  package func fail(_ text: String) {
    recording(or: ()) { test in FailureRecorder.record(text, in: test) }
  }
}
