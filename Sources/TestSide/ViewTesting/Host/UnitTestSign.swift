import AppDriving
import Foundation

/// The environment variable that tells an app that it hosts unit tests.
///
/// Xcode sets it in the test process, and many apps check it at their launch to leave their window to
/// the tests. An app that a test launches doesn't inherit it (`AppProcess`).
enum UnitTestSign {
  static let variable = "XCTestConfigurationFilePath"

  /// Sets the variable to the path of the test bundle, unless it is set already.
  ///
  /// Called when the program is loaded, because changing the environment isn't safe with several threads.
  static func show() { setenv(variable, AppLocator.testBundle, 0) }
}
