import TerminalUIKit
import TerminalUIKitAutomation

/// An app with a button for each way in which an app can end, hang or write too much.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = FaultViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
