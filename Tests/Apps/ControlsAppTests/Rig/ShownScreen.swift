import Foundation
import TerminalUIKit
import ViewTesting

@testable import ControlsApp

/// A screen of the app in a new window, pushed on top of the list.
@MainActor
struct ShownScreen {
  let screen: UIViewController
  let navigation: UINavigationController
  let window: TestWindow

  init(_ capability: Capability) {
    screen = capability.makeController()
    navigation = UINavigationController(rootViewController: CatalogViewController())
    navigation.pushViewController(screen, animated: false)
    window = TestWindow(navigation)
  }

  /// The app's latest report.
  var seen: String? { (screen as? CapabilityViewController)?.seen }

  /// Returns a view of the screen, or of a screen presented over it.
  func view<View: UIView>(_ type: View.Type, _ identifier: String) throws -> View {
    try window.window.requiredSubview(ofType: type, withAccessibilityIdentifier: identifier)
  }

  func button(_ identifier: String) throws -> UIButton { try view(UIButton.self, identifier) }

  /// Returns the button with a title, anywhere in the window.
  func button(titled title: String) -> UIButton? {
    window.window.subviews(ofType: UIButton.self).first {
      ($0.configuration?.title ?? $0.title(for: .normal)) == title
    }
  }
}
