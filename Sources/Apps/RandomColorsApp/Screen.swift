import LaunchDomain
import TerminalUIKit

/// A screen that can be shown first.
enum Screen: String, CaseIterable, LaunchValue {
  /// An empty window.
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
