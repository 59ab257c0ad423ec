import Foundation
import LaunchDomain
import TerminalUIKit
import TerminalUIKitAutomation

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, LaunchOptionsProviding {
  var window: UIWindow?
  let launchOptions = LaunchOptions(.emailLogin)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let backend = LoginBackend.chosen(by: launchOptions, clock: application.clock)
    window.rootViewController = EmailLoginViewController(
      viewModel: LoginViewModel(backend: backend))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
