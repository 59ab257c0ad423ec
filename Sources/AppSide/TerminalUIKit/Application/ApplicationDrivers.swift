import Foundation
import Synchronization

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

  /// The first driver that a factory makes, else the terminal's, else the one without a terminal.
  @MainActor
  static func makeDriver() -> any ApplicationDriver {
    for factory in factories.withLock({ $0 }).reversed() {
      if let driver = factory() { return driver }
    }
    return HeadlessDriver()
  }
}
