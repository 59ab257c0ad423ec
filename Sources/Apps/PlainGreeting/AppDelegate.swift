import TerminalUIKitAutomation
import UIKit

/// An app that looks for words among the process's arguments, as apps without `LaunchDomain` do.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 320, height: 16))
    label.accessibilityIdentifier = "greeting"
    label.text = setupModel().greeting
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 16, y: 48, width: 320, height: 16)
    button.setTitle("Address", for: .normal)
    button.addAction(
      UIAction { _ in
        let name = UserDefaults.standard.string(forKey: "greeting.name") ?? "you"
        let token = ProcessInfo.processInfo.environment["GREETING_TOKEN"]
        label.text = "Hello \(name)" + (token.map { " with \($0.count) characters" } ?? "")
      }, for: .touchUpInside)
    let screen = UIViewController()
    screen.view.addSubview(label)
    screen.view.addSubview(button)
    label.isEnabled = UserDefaults.standard.string(forKey: "greeting.tone") != "cold"
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = screen
    window?.makeKeyAndVisible()
    return true
  }

  private func setupModel() -> any Model {
    let isTesting = ProcessInfo.processInfo.arguments.contains("ui-testing")
    return isTesting ? StubModel() : NetworkModel()
  }
}
