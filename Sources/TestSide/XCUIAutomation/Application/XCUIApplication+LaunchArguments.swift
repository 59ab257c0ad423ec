import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization

// This extension has no counterpart in Apple's module.
extension XCUIApplication {
  /// The effect on a test if its app doesn't read a launch argument.
  public enum LaunchArgumentPolicy: String, Sendable, Hashable, CaseIterable {
    /// The test records a warning.
    case lenient
    /// The test fails.
    case strict

    /// The environment variable with the initial value.
    static let variable = "UNDERSTUDY_LAUNCH_ARGUMENTS"

    /// The initial value of every proxy.
    static let initial = value(in: ProcessInfo.processInfo.environment)

    /// Returns the initial value; an unknown word means `lenient`, with a line on standard error.
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

  /// The effect on the test if the app doesn't read an argument of its next launch.
  ///
  /// The arguments are checked before the app is ended or launched again, and at the end of the test
  /// that launched it; in Swift Testing, when the proxy that launched it is released. Arguments that
  /// Foundation, UIKit and the harness read count as read. A mistyped argument of the harness, such as
  /// `-ui-testng`, fails the launch at once.
  ///
  /// The initial value is `lenient`, unless the environment variable `UNDERSTUDY_LAUNCH_ARGUMENTS` says
  /// `strict`.
  public var launchArgumentPolicy: LaunchArgumentPolicy {
    get { handle.application.settings.withLock { $0.argumentPolicy } }
    set { handle.application.settings.withLock { $0.argumentPolicy = newValue } }
  }

  /// The comparison of the running app's launch arguments with the keys that it has read so far.
  ///
  /// It is `nil` for an app that doesn't provide one, such as an app in the test's own process. The test
  /// fails if the app isn't running. To use the members of `LaunchAudit`, import `LaunchDomain`.
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
