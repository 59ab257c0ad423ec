import AppDriving
import Foundation
import Synchronization

// This extension has no counterpart in Apple's module.
extension XCUIApplication {
  /// The launch keys whose values are secret, in addition to keys with secret names.
  ///
  /// An example of a secret name is `model.password`. A key may be given with or without its dash. The keys
  /// take effect at the next launch. Secret
  /// values never appear on the app's command line and are hidden in failures.
  public var secretLaunchKeys: Set<String> {
    get { handle.application.settings.withLock { $0.secretKeys } }
    set { handle.application.settings.withLock { $0.secretKeys = newValue } }
  }

  /// The real time, in seconds, to allow for an answer beyond the call's own timeout.
  ///
  /// It is 10 by default, and 120 for programs that an adapter drives. An app that takes longer is
  /// killed, and the test fails. A new value takes effect with the next call, also for a running app.
  /// A value that isn't a number fails the test and changes nothing. For the first answer after a launch, `launchTimeout` applies instead.
  public var answerTimeout: TimeInterval {
    get { handle.application.settings.withLock { $0.limits.answer.seconds } }
    set { setLimit("answerTimeout", newValue) { $0.answer = $1 } }
  }

  /// The real time, in seconds, that an app may take to launch and answer for the first time.
  ///
  /// It is 10 by default, and 60 for programs that an adapter drives. An app that takes longer is
  /// killed, and the test fails. A new value takes effect at the next launch. A value that isn't a
  /// number fails the test and changes nothing.
  public var launchTimeout: TimeInterval {
    get { handle.application.settings.withLock { $0.limits.launch.seconds } }
    set { setLimit("launchTimeout", newValue) { $0.launch = $1 } }
  }

  /// The number of bytes that an app may write to its standard output and error while it handles one
  /// request; 16 million by default.
  ///
  /// An app that writes more is killed, and the test fails with the first and the last lines. A new
  /// value takes effect with the next call, also for a running app.
  public var outputLimit: Int {
    get { handle.application.settings.withLock { $0.limits.outputByteCount } }
    set { handle.application.setLimits { $0.outputByteCount = max(0, newValue) } }
  }

  /// Sets one of the limits on real time; a value that isn't a number fails the test.
  private func setLimit(
    _ name: String, _ seconds: TimeInterval, _ set: (inout SessionLimits, Duration) -> Void
  ) {
    recordingErrors(or: ()) {
      try handle.check(seconds, name: name, for: .controllingApplication)
      // Conversion traps for an infinite time.
      let limit = Duration.seconds(min(max(seconds, 0), 1e9))
      handle.application.setLimits { set(&$0, limit) }
    }
  }
}
