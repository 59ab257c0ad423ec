import AppDriving
import Foundation

/// The environment variable by which an app finds out that it hosts unit tests.
///
/// Xcode sets it in the process of the tests, and many apps look for it at their launch to leave
/// their window to the tests. An app that a test launches doesn't inherit it (`AppProcess`).
enum UnitTestSign {
  static let variable = "XCTestConfigurationFilePath"

  /// Sets the variable to the path of the test bundle, unless it is set already.
  ///
  /// Called when the program is loaded: the environment may not be changed once there are threads.
  static func show() { setenv(variable, AppLocator.testBundle, 0) }
}
