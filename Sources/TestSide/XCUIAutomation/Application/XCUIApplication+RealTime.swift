import AppSession
import Foundation
import Synchronization

// What Apple's module does not have.
extension XCUIApplication {
  /// The launch keys whose values are secret, beside those whose name says it, such as
  /// `model.password`.
  ///
  /// They take effect at the next launch. Secret values reach the app without standing on its command
  /// line, and are hidden in failures.
  public var secretLaunchKeys: Set<String> {
    get { handle.application.settings.withLock { $0.secretKeys } }
    set { handle.application.settings.withLock { $0.secretKeys = newValue } }
  }

  /// How long an answer may take beyond what is waited for, in seconds of real time, 10 unless set.
  ///
  /// An app that takes longer is killed, and the test fails. What is set holds from the next call on, for
  /// an app that runs already as well. The first answer of an app that starts has `launchTimeout`.
  public var answerTimeout: TimeInterval {
    get { handle.application.settings.withLock { $0.limits.answer.seconds } }
    set { handle.application.setLimits { $0.answer = .patience(newValue) } }
  }

  /// How long an app may take from its start to its first answer, in seconds of real time, 10 unless set.
  ///
  /// One that takes longer is killed, and the test fails. What is set holds from the next launch on.
  public var launchTimeout: TimeInterval {
    get { handle.application.settings.withLock { $0.limits.launch.seconds } }
    set { handle.application.setLimits { $0.launch = .patience(newValue) } }
  }
}

extension Duration {
  /// A timeout that a test gave; infinite and meaningless ones included.
  fileprivate static func patience(_ seconds: TimeInterval) -> Duration {
    .seconds(min(max(seconds, 0), 1e9))
  }
}
