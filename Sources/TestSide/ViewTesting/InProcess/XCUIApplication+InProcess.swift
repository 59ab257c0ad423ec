import TerminalUIKit
import XCUIAutomation

/// Flows in the test's own process, with the same code as for a launched app.
///
/// Only the creation of the app differs.
extension XCUIApplication {
  /// Creates an app from a view controller in the test's own process.
  ///
  /// `launch()` shows the controller in a separate window, and `terminate()` removes it. Queries,
  /// interactions and waits work as they do between two processes, with the same messages. A test
  /// has one such app at a time: launching another one ends the first. Parallel tests don't see each
  /// other's windows, and each app has its own time, which is `UIApplication.shared.clock` in the app's
  /// code. The apps share the rest of the process, such as user defaults and global variables. On the
  /// main actor the app answers directly. Requests from elsewhere switch to the main actor and wait, so
  /// the app's tasks on the main actor run between two calls.
  ///
  /// - Parameter rootViewController: The first screen, which is evaluated at each launch.
  public convenience init(
    rootViewController: @escaping @autoclosure @MainActor () -> UIViewController
  ) {
    self.init { _ in rootViewController() }
  }

  /// Creates an app from a view controller in the test's own process and the launch arguments.
  ///
  /// While the controller is being created, and during each request to the app,
  /// `UserDefaults.standard` returns values from the launch arguments, as in a process that was
  /// launched with them. The domain belongs to the whole process, so it isn't in effect between
  /// requests and for the test's own code. Such an app has no `launchEnvironment`, and a launch
  /// with one fails.
  ///
  /// - Parameters:
  ///   - name: The app's name, for its label and in failures.
  ///   - makeRootViewController: A closure that creates the first screen from the launch arguments.
  public convenience init(
    name: String = "InProcessApp",
    makeRootViewController: @escaping @MainActor (_ launchArguments: [String]) -> UIViewController
  ) {
    self.init(host: InProcessHost(name: name, make: makeRootViewController))
  }
}
