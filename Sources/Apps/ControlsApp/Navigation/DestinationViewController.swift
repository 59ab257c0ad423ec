import Foundation
import TerminalUIKit

/// The destination of a segue.
final class DestinationViewController: UIViewController {
  /// The name of the segue; the code that performs it sets this before the screen is shown.
  var origin = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Destination"
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Came by “\(origin)”"
    label.accessibilityIdentifier = "origin"
    let close = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Close") { [weak self] _ in self?.close() })
    let stack = UIStackView(arrangedSubviews: [label, close])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
    ])
  }

  private func close() {
    if presentingViewController != nil {
      dismiss(animated: true)
    } else {
      navigationController?.popViewController(animated: true)
    }
  }
}
