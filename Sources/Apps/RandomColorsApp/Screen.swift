import LaunchDomain
import TerminalUIKit

/// What can be the first thing in the window.
enum Screen: String, CaseIterable, LaunchValue {
  /// Nothing: the window is free.
  case blank
  case home
  case colors

  @MainActor
  func makeController(seed: Int) -> UIViewController {
    switch self {
    case .blank: UIViewController()
    case .home: UINavigationController(rootViewController: HomeViewController(seed: seed))
    case .colors: UINavigationController(rootViewController: RandomColorsViewController(seed: seed))
    }
  }
}
