import Foundation
import TerminalUIKit

/// The login screen: two fields, a button, the result, and an indicator while a login is in
/// progress.
final class LoginViewController: UIViewController {
  private let model: any Model
  private let userField = UITextField()
  private let passwordField = UITextField()
  private let loginButton = UIButton(type: .system)
  private let results = UILabel()
  private let indicator = UIActivityIndicatorView(style: .medium)

  init(model: any Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    userField.placeholder = "Username"
    userField.accessibilityIdentifier = "Username"
    userField.borderStyle = .roundedRect
    userField.delegate = self

    passwordField.placeholder = "Password"
    passwordField.accessibilityIdentifier = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.borderStyle = .roundedRect
    passwordField.delegate = self

    loginButton.setTitle("Login", for: .normal)
    loginButton.addAction(UIAction { [weak self] _ in self?.login() }, for: .touchUpInside)

    results.accessibilityIdentifier = "results"
    results.textAlignment = .center

    let title = UILabel()
    title.text = "Welcome back"
    title.font = .preferredFont(forTextStyle: .headline)
    title.textAlignment = .center

    let form = UIStackView(arrangedSubviews: [
      title, userField, passwordField, loginButton, indicator, results,
    ])
    form.axis = .vertical
    form.spacing = 16
    form.accessibilityIdentifier = "form"
    view.addSubview(form)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let form = view.subviews.first else { return }
    let width = min(view.bounds.width - 32, 320)
    let height = form.sizeThatFits(CGSize(width: width, height: view.bounds.height)).height
    form.frame = CGRect(
      x: ((view.bounds.width - width) / 2).rounded(), y: 32, width: width, height: height)
  }

  private func login() {
    view.endEditing(true)
    results.text = nil
    loginButton.isEnabled = false
    indicator.startAnimating()
    model.login(user: userField.text ?? "", password: passwordField.text ?? "") { [weak self] in
      self?.show($0)
    }
  }

  private func show(_ result: LoginResult) {
    indicator.stopAnimating()
    loginButton.isEnabled = true
    results.text = result.text
  }
}

extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === userField {
      passwordField.becomeFirstResponder()
    } else {
      login()
    }
    return true
  }
}
