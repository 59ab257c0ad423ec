import Foundation
import TerminalUIKit

/// A modal screen from which the next one can be presented.
final class ModalViewController: UIViewController {
  private let depth: Int
  private let style: ModalStyle
  private let didDismiss: @MainActor (Int) -> Void

  /// Makes a screen to present.
  ///
  /// - Parameters:
  ///   - depth: The number of screens presented over one another, including this one.
  ///   - style: The presentation style.
  ///   - didDismiss: Called after the dismissal, with the depth of the screen whose button was
  ///     used.
  init(depth: Int, style: ModalStyle, didDismiss: @escaping @MainActor (Int) -> Void) {
    self.depth = depth
    self.style = style
    self.didDismiss = didDismiss
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = style.presentationStyle
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Modal \(depth)"
    title.font = .preferredFont(forTextStyle: .headline)
    let styleLabel = UILabel()
    styleLabel.text = style.title
    styleLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [
      title, styleLabel,
      button("Present \(depth + 1)") { [weak self] in self?.presentNext() },
      button("Dismiss \(depth)") { [weak self] in self?.dismissThis() },
    ])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
    ])
  }

  private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  private func presentNext() {
    let next = ModalViewController(depth: depth + 1, style: style, didDismiss: didDismiss)
    present(next, animated: true)
  }

  private func dismissThis() {
    let (depth, didDismiss) = (depth, didDismiss)
    presentingViewController?.dismiss(animated: true) { didDismiss(depth) }
  }
}
