import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization

// This extension has no counterpart in Apple's module.
extension XCUIApplication {
  /// What it means for a test if its app doesn't read an argument that it was launched with.
  public enum LaunchArgumentPolicy: String, Sendable, Hashable, CaseIterable {
    /// The test's result has a warning.
    case lenient
    /// The test fails.
    case strict

    /// The environment variable with the initial value.
    static let variable = "UNDERSTUDY_LAUNCH_ARGUMENTS"

    /// The initial value of every proxy.
    static let initial = value(in: ProcessInfo.processInfo.environment)

    /// Returns the initial value; a word that isn't known is `lenient`, with a line on standard error.
    static func value(in environment: [String: String]) -> Self {
      guard let word = environment[variable], !word.isEmpty else { return .lenient }
      if let policy = Self(rawValue: word.lowercased()) { return policy }
      FileHandle.standardError.write(
        Data(
          "\(variable) is '\(word)', which is neither 'lenient' nor 'strict'. Using 'lenient'.\n"
            .utf8))
      return .lenient
    }
  }

  /// What it means for the test if the app doesn't read an argument of its next launch.
  ///
  /// The app is asked before it is ended or launched again, and at the end of the test that launched
  /// it: under Swift Testing, when the proxy that launched it goes out of scope. What Foundation, UIKit and the harness read for themselves counts as read. An argument that is
  /// only a slip of one of the harness's own, such as `-ui-testng`, fails the launch at once.
  ///
  /// The initial value is `lenient`, unless the environment variable `UNDERSTUDY_LAUNCH_ARGUMENTS` says
  /// `strict`.
  public var launchArgumentPolicy: LaunchArgumentPolicy {
    get { handle.application.settings.withLock { $0.argumentPolicy } }
    set { handle.application.settings.withLock { $0.argumentPolicy = newValue } }
  }

  /// The comparison of the arguments that the running app was launched with and the keys that it has
  /// read so far.
  ///
  /// `nil` if the app doesn't provide one, such as an app in the test's own process; the test fails if
  /// the app isn't running. To use the members of `LaunchAudit`, import `LaunchDomain`.
  public var launchArgumentAudit: LaunchAudit? {
    recording(or: nil) { test in
      let session = try? handle.application.session(in: test)
      if let session, !session.initialization.capabilities.contains(LaunchAuditCall.method) {
        return nil
      }
      return try handle.ask(LaunchAuditCall(), for: .controllingApplication, in: test).audit
    }
  }
}
