import Foundation
import LaunchDomain
import TerminalUIKit
import TerminalUIKitAutomation

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, LaunchOptionsProviding {
  var window: UIWindow?
  let launchOptions = LaunchOptions(.login)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = LoginViewController(model: setupModel(application))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func setupModel(_ application: UIApplication) -> any Model {
    let defaults = launchOptions.defaults
    let uiTesting = defaults.bool(forKey: "ui-testing")
    let model: any Model =
      uiTesting
      ? UserDefaultsModel(defaults: defaults, clock: application.clock)
      : NetworkModel(service: launchOptions[.loginURL], work: application.work)
    return launchOptions[.modelRemember] ? RememberingModel(model) : model
  }
}
