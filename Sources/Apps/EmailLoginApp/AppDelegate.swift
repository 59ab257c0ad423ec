import Foundation
import LaunchDomain
import TerminalUIKit
import TerminalUIKitAutomation

/// An app delegate as in Xcode's template: a class that isn't final, with a separate scene
/// delegate.
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
