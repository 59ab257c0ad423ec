import Foundation
import TerminalUIKit
import TerminalUIKitAutomation

/// A screen with `-elements` labels and `-nested` nested views, for benchmarks.
///
/// One button changes the screen at once, another one later. The late change shows when it occurred, in
/// nanoseconds of the system's monotonic clock, which all processes share.
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
