import Foundation
import LaunchDomain
import TerminalUIKit
import TerminalUIKitAutomation

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, LaunchOptionsProviding {
  var window: UIWindow?
  var launchOptions = LaunchOptions(.randomColors)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeFirstScreen()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Home; under test the window is left free, or shows the one screen that the test asked for.
  private func makeFirstScreen() -> UIViewController {
    let seed = launchOptions[.colorsSeed]
    guard launchOptions[.uiTesting] else { return Screen.home.makeController(seed: seed) }
    return launchOptions[.screen].makeController(seed: seed)
  }
}
