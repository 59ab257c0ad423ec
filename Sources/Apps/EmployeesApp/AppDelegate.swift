import Foundation
import LaunchDomain
import TerminalUIKit
import TerminalUIKitAutomation

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, LaunchOptionsProviding {
  var window: UIWindow?
  let launchOptions = LaunchOptions(.employees)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = MainSceneRootViewController(source: EmployeeSource(launchOptions))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
