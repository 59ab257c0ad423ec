import TerminalUIKitAutomation
import UIKit

/// An app with the sources of an iOS app, except for the import of the agent.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  /// Makes a window as apps without scenes do; an app with a scene manifest doesn't show it.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
