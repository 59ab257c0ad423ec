import UIKit

/// A controller whose view is the view under test, which therefore fills the window.
final class CustomViewLoadingViewController: UIViewController {
  private let customView: UIView

  init(customView: UIView) {
    self.customView = customView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() { view = customView }
}
