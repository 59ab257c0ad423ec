import Foundation
import Synchronization
import TerminalIO

/// The registry of application drivers.
///
/// A module registers a factory before `main`, in a constructor that runs when the executable is
/// loaded, so that this module needn't depend on it.
package enum ApplicationDrivers {
  /// A closure that returns a driver, or `nil` if its driver isn't needed in this process.
  package typealias Factory = @MainActor @Sendable () -> (any ApplicationDriver)?

  private static let factories = Mutex<[Factory]>([])

  /// Adds a factory.
  ///
  /// The factory added last is asked first.
  package static func register(_ factory: @escaping Factory) {
    factories.withLock { $0.append(factory) }
  }

  /// A check of the delegate before the launch.
  ///
  /// The closure returns the exit status of the process if the app must not be launched, and `nil`
  /// otherwise.
  package typealias LaunchCheck = @MainActor @Sendable (any UIApplicationDelegate) -> Int32?

  private static let checks = Mutex<[LaunchCheck]>([])

  /// Adds a launch check.
  ///
  /// Checks run in order until one returns an exit status.
  package static func registerCheck(_ check: @escaping LaunchCheck) {
    checks.withLock { $0.append(check) }
  }

  /// Returns the exit status if a launch check rejects the delegate, or `nil` if the app may
  /// launch.
  @MainActor
  static func refusal(of delegate: any UIApplicationDelegate) -> Int32? {
    for check in checks.withLock({ $0 }) {
      if let status = check(delegate) { return status }
    }
    return nil
  }

  /// Returns the first driver made by a factory, otherwise the terminal driver, or the headless
  /// driver if there is no terminal.
  @MainActor
  static func makeDriver() -> any ApplicationDriver {
    for factory in factories.withLock({ $0 }).reversed() {
      if let driver = factory() { return driver }
    }
    return TerminalScreen.isAvailable() ? TerminalDriver() : HeadlessDriver()
  }
}
