import Foundation

@testable import TerminalUIKit

/// A screen as an app writes it: the core of the project in miniature.
final class LoginScreen: UIViewController, UITextFieldDelegate {
  let userField = UITextField()
  let passwordField = UITextField()
  let button = UIButton(type: .system)
  let results = UILabel()
  let indicator = UIActivityIndicatorView(style: .medium)
  private let stack = UIStackView()
  private let login: (String, String) -> String

  init(login: @escaping (String, String) -> String) {
    self.login = login
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    userField.placeholder = "Username"
    userField.borderStyle = .roundedRect
    userField.delegate = self
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.borderStyle = .roundedRect
    button.setTitle("Login", for: .normal)
    button.addTarget(self, action: LoginScreen.loginTapped, for: .touchUpInside)
    results.accessibilityIdentifier = "results"
    stack.axis = .vertical
    stack.spacing = 16
    for view in [userField, passwordField, button, results, indicator] {
      stack.addArrangedSubview(view)
    }
    view.addSubview(stack)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.frame = CGRect(x: 160, y: 64, width: 320, height: size.height)
  }

  private func loginTapped() {
    results.text = login(userField.text ?? "", passwordField.text ?? "")
  }
}
