import Foundation
import LaunchDomain
import TerminalUIKit
import TerminalUIKitAutomation

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, LaunchOptionsProviding {
  var window: UIWindow?
  var launchOptions = LaunchOptions(.randomColors)
  /// Whether the app hosts unit tests, which put their own screens into its window.
  var isUnitTesting = ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard !isUnitTesting else { return true }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeFirstScreen()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Makes the first screen: the requested one, an empty one under test, or else the home screen.
  private func makeFirstScreen() -> UIViewController {
    let first = launchOptions[.screen] ?? (launchOptions[.uiTesting] ? .blank : .home)
    return first.makeController(seed: launchOptions[.colorsSeed])
  }
}
