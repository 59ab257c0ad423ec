import AppSession
import Foundation
import Synchronization

// What Apple's module does not have; each takes effect at the next launch.
extension XCUIApplication {
  /// The launch keys whose values are secret, beside those whose name says it, such as
  /// `model.password`.
  ///
  /// Secret values reach the app without standing on its command line, and are hidden in failures.
  public var secretLaunchKeys: Set<String> {
    get { handle.application.settings.withLock { $0.secretKeys } }
    set { handle.application.settings.withLock { $0.secretKeys = newValue } }
  }

  /// How long an answer may take beyond what is waited for, in seconds of real time, 10 unless set.
  ///
  /// An app that takes longer is killed, and the test fails.
  public var answerTimeout: TimeInterval {
    get { handle.application.settings.withLock { $0.limits.answer.seconds } }
    set { handle.application.settings.withLock { $0.limits.answer = .patience(newValue) } }
  }

  /// How long a launch may take, in seconds of real time, 10 unless set.
  public var launchTimeout: TimeInterval {
    get { handle.application.settings.withLock { $0.limits.launch.seconds } }
    set { handle.application.settings.withLock { $0.limits.launch = .patience(newValue) } }
  }
}

extension Duration {
  /// A timeout that a test gave; infinite and meaningless ones included.
  fileprivate static func patience(_ seconds: TimeInterval) -> Duration {
    .seconds(min(max(seconds, 0), 1e9))
  }
}
