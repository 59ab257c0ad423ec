import TerminalUIKitAutomation
import UIKit

/// An app whose sources are those of an app for iOS, but for the import of the agent.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  /// Makes a window as before there were scenes, which an app with a scene manifest doesn't show.
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
