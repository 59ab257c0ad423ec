import Foundation
import LaunchDomain
import TerminalUIKit
import TerminalUIKitAutomation

/// As Xcode's template has it: a class that is not final, and a delegate of its scene.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, LaunchOptionsProviding {
  let launchOptions = LaunchOptions(.emailLogin)

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
  }
}
