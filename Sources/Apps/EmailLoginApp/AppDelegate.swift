import AppRuntime
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
    window.rootViewController = EmailLoginViewController(
      viewModel: LoginViewModel(backend: setupBackend(application.clock)))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func setupBackend(_ clock: AppClock) -> LoginBackend {
    let delay = launchOptions[.backendDelay]
    var backend = LoginBackend.oneAccount(
      email: "grace@understudy.example", password: "hopper", delay: delay, clock: clock)
    if launchOptions[.uiTesting], let answer = launchOptions[.backendAnswer] {
      backend.logIn = { _, _, completion in
        clock.schedule(after: delay, named: "the stand-in's answer") { completion(answer) }
      }
    }
    return backend
  }
}
