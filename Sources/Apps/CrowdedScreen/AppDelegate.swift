import Foundation
import TerminalUIKit
import TerminalUIKitAutomation

/// A screen of `-elements` labels to be found, for benchmarks, with a button that changes something and
/// one that does so later; `-nested` views lie in one another beside them.
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
      count: UserDefaults.standard.integer(forKey: "elements"),
      depth: UserDefaults.standard.integer(forKey: "nested"))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
