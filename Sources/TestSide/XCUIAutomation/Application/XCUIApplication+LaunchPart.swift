import AppDriving
import AutomationProtocol
import Synchronization

extension XCUIApplication {
  /// Returns the part of the running app or, if it isn't running, of the next launch by this proxy.
  ///
  /// If there is no such part, a new one is created.
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

  /// The app's session, or `nil`, without a failure, if it isn't running.
  package var runningSession: AppSession? {
    guard let session = try? handle.application.session(in: .current),
      session.state == .runningForeground
    else { return nil }
    return session
  }

  /// Makes a call to the running app; without an answer, fails the test and returns a neutral result.
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
