import Foundation
import TerminalUIKit

/// Shows the user, forwards edits to the view model, and shows its outputs.
final class ProfileViewController: UIViewController {
  let headingLabel = UILabel()
  let nameField = UITextField()
  let emailField = UITextField()
  let saveButton = UIButton(type: .system)
  let indicator = UIActivityIndicatorView(style: .medium)
  let infoLabel = UILabel()
  let doneButton = UIButton(type: .system)

  private let viewModel: ProfileViewModel

  init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    headingLabel.font = .preferredFont(forTextStyle: .headline)
    for (label, identifier) in [(headingLabel, "heading"), (infoLabel, "info")] {
      label.textAlignment = .center
      label.accessibilityIdentifier = identifier
    }
    for (field, name) in [(nameField, "Name"), (emailField, "E-mail")] {
      field.placeholder = name
      field.accessibilityIdentifier = name
      field.borderStyle = .roundedRect
    }
    for (button, title) in [(saveButton, "Save"), (doneButton, "Done")] {
      button.setTitle(title, for: .normal)
    }
    layOut()
    setupBindings()
    viewModel.inputs.viewLoaded()
  }

  private func setupBindings() {
    let inputs = viewModel.inputs
    nameField.addAction(
      UIAction { [nameField] _ in inputs.nameChanged(nameField.text ?? "") }, for: .editingChanged)
    emailField.addAction(
      UIAction { [emailField] _ in inputs.emailChanged(emailField.text ?? "") },
      for: .editingChanged)
    saveButton.addAction(UIAction { _ in inputs.saveTapped() }, for: .touchUpInside)
    doneButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)

    let outputs = viewModel.outputs
    outputs.user = { [headingLabel, nameField, emailField] user in
      headingLabel.text = user?.name
      nameField.text = user?.name
      emailField.text = user?.email
    }
    outputs.isSaveEnabled = { [saveButton] in saveButton.isEnabled = $0 }
    outputs.isLoading = { [indicator] isLoading in
      if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
    outputs.info = { [infoLabel] message in
      infoLabel.text = message
      infoLabel.isHidden = message == nil
    }
  }

  private func layOut() {
    let form = UIStackView(arrangedSubviews: [
      headingLabel, nameField, emailField, saveButton, indicator, infoLabel, doneButton,
    ])
    form.axis = .vertical
    form.spacing = 16
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    let area = view.safeAreaLayoutGuide
    let width = form.widthAnchor.constraint(equalToConstant: 320)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: area.topAnchor, constant: 32),
      form.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      form.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor),
      width,
    ])
  }
}
