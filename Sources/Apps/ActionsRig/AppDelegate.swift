import Foundation
import TerminalUIKit
import TerminalUIKitAutomation

/// An app that says what it sees of each action of a test; `-screen` chooses what it shows.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = JournalWindow(frame: UIScreen.main.bounds)
    let screen: UIViewController =
      switch UserDefaults.standard.string(forKey: "screen") {
      case "list": ListViewController()
      case "form": FormViewController()
      case "long": LongViewController()
      case "gestures": GestureViewController()
      default: TouchViewController()
      }
    window.rootViewController = screen
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
