import Foundation
import TerminalUIKit

/// A controller whose view is the one under test, so that it fills the window.
final class CustomViewLoadingViewController: UIViewController {
  private let customView: UIView

  init(customView: UIView) {
    self.customView = customView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = customView }
}
