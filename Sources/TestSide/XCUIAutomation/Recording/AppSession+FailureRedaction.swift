import AppDriving
import LaunchDomain
import XCTestCompatibility

extension AppSession {
  /// Hides the app's secrets in all failures of an XCTest test, including those of its assertions.
  func hideSecretsInFailures(of test: RunningTest) {
    guard test.library == .xcTest, hasSecrets else { return }
    let scope = test.scope
    FailureRedaction.install { SessionRegistry.shared.redact($0, in: scope) }
  }
}
