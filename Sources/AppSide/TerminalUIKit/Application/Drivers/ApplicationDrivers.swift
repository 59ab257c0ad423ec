import Foundation
import Synchronization
import TerminalIO

/// Chooses what shows the app.
///
/// A module that wants to do it registers a factory before `main`, in a constructor that runs when the
/// program is loaded; this module does not know it.
package enum ApplicationDrivers {
  /// Makes a driver, or answers nil when it is not wanted this time.
  package typealias Factory = @MainActor @Sendable () -> (any ApplicationDriver)?

  private static let factories = Mutex<[Factory]>([])

  /// Adds a factory; the one that was added last is asked first.
  package static func register(_ factory: @escaping Factory) {
    factories.withLock { $0.append(factory) }
  }

  /// Looks at an app's delegate before the launch, and answers with the exit status of a process that
  /// is not to be launched.
  package typealias LaunchCheck = @MainActor @Sendable (any UIApplicationDelegate) -> Int32?

  private static let checks = Mutex<[LaunchCheck]>([])

  /// Adds a check; all of them are asked, until one answers.
  package static func registerCheck(_ check: @escaping LaunchCheck) {
    checks.withLock { $0.append(check) }
  }

  /// The exit status of an app that is not to be launched; nil when it is.
  @MainActor
  static func refusal(of delegate: any UIApplicationDelegate) -> Int32? {
    for check in checks.withLock({ $0 }) {
      if let status = check(delegate) { return status }
    }
    return nil
  }

  /// The first driver that a factory makes, else the terminal's, else the one without a terminal.
  @MainActor
  static func makeDriver() -> any ApplicationDriver {
    for factory in factories.withLock({ $0 }).reversed() {
      if let driver = factory() { return driver }
    }
    return TerminalScreen.isAvailable() ? TerminalDriver() : HeadlessDriver()
  }
}
