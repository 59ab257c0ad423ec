/// The events of the login screen.
@MainActor
protocol LoginViewModelInputs {
  /// The text of the e-mail field changed.
  func emailChanged(_ email: String)
  /// The text of the password field changed.
  func passwordChanged(_ password: String)
  /// The login button was tapped.
  func loginTapped()
}

/// The outputs of the login screen; each closure is called with the present state as soon as it is
/// set.
@MainActor
protocol LoginViewModelOutputs: AnyObject {
  /// Receives whether the login button is enabled.
  var isLoginEnabled: (Bool) -> Void { get set }
  /// Receives whether a login is in progress.
  var isLoading: (Bool) -> Void { get set }
  /// Receives the message for the user; `nil` hides the label.
  var info: (String?) -> Void { get set }
}

/// The logic of the login screen; the controller has none.
@MainActor
final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
  /// The service, whose answers a test can replace.
  var backend: LoginBackend

  private var email = ""
  private var password = ""
  private var state = State() { didSet { if state != oldValue { publish(since: oldValue) } } }

  /// The visible state.
  private struct State: Equatable {
    var isValid = false
    var isLoading = false
    var message: String?

    var isLoginEnabled: Bool { isValid && !isLoading }
  }

  /// The minimum length of a password.
  private static let shortestPassword = 4

  init(backend: LoginBackend) { self.backend = backend }

  var inputs: any LoginViewModelInputs { self }
  var outputs: any LoginViewModelOutputs { self }

  var isLoginEnabled: (Bool) -> Void = { _ in } { didSet { isLoginEnabled(state.isLoginEnabled) } }
  var isLoading: (Bool) -> Void = { _ in } { didSet { isLoading(state.isLoading) } }
  var info: (String?) -> Void = { _ in } { didSet { info(state.message) } }

  func emailChanged(_ email: String) {
    self.email = email
    validate()
  }

  func passwordChanged(_ password: String) {
    self.password = password
    validate()
  }

  func loginTapped() {
    guard state.isLoginEnabled else { return }
    state.isLoading = true
    state.message = nil
    backend.logIn(email, password) { [weak self] answer in
      self?.state.isLoading = false
      self?.state.message = answer.message
    }
  }

  private func validate() {
    state.isValid = email.contains("@") && password.count >= Self.shortestPassword
  }

  private func publish(since old: State) {
    if state.isLoginEnabled != old.isLoginEnabled { isLoginEnabled(state.isLoginEnabled) }
    if state.isLoading != old.isLoading { isLoading(state.isLoading) }
    if state.message != old.message { info(state.message) }
  }
}
