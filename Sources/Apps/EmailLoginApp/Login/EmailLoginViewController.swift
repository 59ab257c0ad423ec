import Foundation
import TerminalUIKit

/// Forwards user actions to the view model, and shows its outputs.
final class EmailLoginViewController: UIViewController {
  let emailField = UITextField()
  let passwordField = UITextField()
  let loginButton = UIButton(type: .system)
  let infoLabel = UILabel()
  let profileButton = UIButton(type: .system)
  let indicator = UIActivityIndicatorView(style: .medium)

  private let viewModel: LoginViewModel
  /// The scroll view around the form, for windows that are too low for it.
  private let page = UIScrollView()

  init(viewModel: LoginViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name(emailField, "E-mail")
    name(passwordField, "Password")
    emailField.textContentType = .emailAddress
    passwordField.isSecureTextEntry = true
    emailField.delegate = self
    passwordField.delegate = self
    loginButton.setTitle("Log in", for: .normal)
    loginButton.accessibilityIdentifier = "login"
    infoLabel.accessibilityIdentifier = "info"
    infoLabel.textAlignment = .center
    infoLabel.numberOfLines = 0
    profileButton.setTitle("Profile", for: .normal)
    profileButton.accessibilityIdentifier = "profile"
    layOut()
    setupBindings()
    viewModel.inputs.viewLoaded()
  }

  private func setupBindings() {
    let inputs = viewModel.inputs
    emailField.addAction(
      UIAction { [emailField] _ in inputs.emailChanged(emailField.text ?? "") },
      for: .editingChanged)
    passwordField.addAction(
      UIAction { [passwordField] _ in inputs.passwordChanged(passwordField.text ?? "") },
      for: .editingChanged)
    loginButton.addAction(UIAction { _ in inputs.loginTapped() }, for: .touchUpInside)
    profileButton.addAction(UIAction { _ in inputs.profileTapped() }, for: .touchUpInside)

    let outputs = viewModel.outputs
    outputs.isLoginEnabled = { [loginButton] in loginButton.isEnabled = $0 }
    outputs.isLoading = { [indicator] isLoading in
      if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
    outputs.emailText = { [emailField] in emailField.text = $0 }
    outputs.passwordText = { [passwordField] in passwordField.text = $0 }
    outputs.isLoggedIn = { [profileButton] in profileButton.isHidden = !$0 }
    outputs.showProfile = { [weak self] profile in
      let screen = ProfileViewController(viewModel: profile)
      screen.modalPresentationStyle = .fullScreen
      self?.present(screen, animated: true)
    }
    outputs.info = { [infoLabel, page] message in
      infoLabel.text = message
      infoLabel.isHidden = message == nil
      guard message != nil else { return }
      page.layoutIfNeeded()
      page.scrollRectToVisible(infoLabel.convert(infoLabel.bounds, to: page), animated: false)
    }
  }

  private func name(_ field: UITextField, _ name: String) {
    field.placeholder = name
    field.accessibilityIdentifier = name
    field.borderStyle = .roundedRect
  }

  private func layOut() {
    let form = UIStackView(arrangedSubviews: [
      emailField, passwordField, loginButton, indicator, infoLabel, profileButton,
    ])
    form.axis = .vertical
    form.spacing = 16
    form.translatesAutoresizingMaskIntoConstraints = false
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)
    page.addSubview(form)
    let area = view.safeAreaLayoutGuide
    let content = page.contentLayoutGuide
    let width = form.widthAnchor.constraint(equalToConstant: 320)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: area.topAnchor),
      page.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      content.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor),
      form.topAnchor.constraint(equalTo: content.topAnchor, constant: 32),
      form.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      form.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      form.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor),
      width,
    ])
  }
}

extension EmailLoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailField {
      passwordField.becomeFirstResponder()
    } else {
      viewModel.inputs.returnPressed()
    }
    return true
  }
}
