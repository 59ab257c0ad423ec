import Foundation
import TerminalUIKit
import TerminalUIKitAutomation

/// A screen of `-elements` labels to be found, for benchmarks, with a button that changes something and
/// one that does so later.
///
/// What the latter brings says when it did: nanoseconds of the system's monotonic clock, which
/// every process of the machine reads alike.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = CrowdedViewController(
      count: UserDefaults.standard.integer(forKey: "elements"))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
