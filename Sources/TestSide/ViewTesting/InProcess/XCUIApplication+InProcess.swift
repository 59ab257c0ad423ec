import TerminalUIKit
import XCUIAutomation

/// Flows in the test's own process: the same body as for an app that is launched, with no change but the
/// way the app is made.
extension XCUIApplication {
  /// An app that is a view controller in the test's own process.
  ///
  /// `launch()` shows it in a window of its own, `terminate()` takes it away. Queries, interactions and
  /// waits take the very way they take between two processes, messages included, without the processes.
  /// A test has one such app at a time: launching another ends the first. Tests side by side do not see
  /// each other's windows, and each app has a time of its own, `UIApplication.shared.clock` wherever the
  /// app itself asks for it; they share the rest of the process: user defaults, globals. Asked on the main
  /// actor the app answers at once; from elsewhere it goes there and waits, so that in a test that
  /// is not on the main actor the app's own tasks there run between two calls.
  ///
  /// - Parameter rootViewController: The first screen; evaluated anew at each launch.
  public convenience init(
    rootViewController: @escaping @autoclosure @MainActor () -> UIViewController
  ) {
    self.init { _ in rootViewController() }
  }

  /// An app that is a view controller in the test's own process, made of launch arguments.
  ///
  /// While the controller is being made, and whenever the app is asked something, `UserDefaults.standard`
  /// answers from the launch arguments, as it would in a process that was launched with them. The domain is
  /// the whole process's, so between two questions they are not there, as for the test's own code.
  /// `launchEnvironment` cannot be given to such an app, and a launch with it fails.
  ///
  /// - Parameters:
  ///   - name: What the app is called: its label, and in failures.
  ///   - makeRootViewController: Makes the first screen, of the launch arguments.
  public convenience init(
    name: String = "InProcessApp",
    makeRootViewController: @escaping @MainActor (_ launchArguments: [String]) -> UIViewController
  ) {
    self.init(host: InProcessHost(name: name, make: makeRootViewController))
  }
}
