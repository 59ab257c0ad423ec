import Foundation
import TerminalUIKit

/// The first screen when the app is not under test.
final class HomeViewController: UIViewController {
  private let seed: Int

  init(seed: Int) {
    self.seed = seed
    super.init(nibName: nil, bundle: nil)
    title = "Home"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Random Colors"
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.showColors() })
    button.accessibilityIdentifier = "randomColors"
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 64),
    ])
  }

  private func showColors() {
    let colors = RandomColorsViewController(seed: seed)
    navigationController?.pushViewController(colors, animated: true)
  }
}
