/// The events of the login screen: the user's, and those of the system.
@MainActor
protocol LoginViewModelInputs {
  /// The screen's view was loaded.
  func viewLoaded()
  /// The app went to the background.
  func enteredBackground()
  /// The text of the e-mail field changed.
  func emailChanged(_ email: String)
  /// The text of the password field changed.
  func passwordChanged(_ password: String)
  /// The login button was tapped.
  func loginTapped()
  /// The profile button was tapped.
  func profileTapped()
  /// The Return key was pressed in the last field.
  func returnPressed()
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
  /// Receives whether a user is logged in, who has a profile.
  var isLoggedIn: (Bool) -> Void { get set }
  /// Receives the text for the e-mail field when the user has not typed it; not called when set.
  var emailText: (String) -> Void { get set }
  /// Receives the text for the password field when the user has not typed it; not called when set.
  var passwordText: (String) -> Void { get set }
  /// Receives the profile to show; not called when set.
  var showProfile: (ProfileViewModel) -> Void { get set }
}

/// The logic of the login screen; the controller has none.
@MainActor
final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
  /// The service, whose answers a test can replace.
  var backend: LoginBackend
  /// The service with the users' profiles.
  var profiles: ProfileBackend

  /// The address of the user who logged in last; the form begins with it.
  private let rememberedEmail: String
  private var email = ""
  private var password = ""
  /// Whether the message explains what is missing in the fields.
  private var isExplaining = false
  private var state = State() { didSet { if state != oldValue { publish(since: oldValue) } } }

  /// The visible state.
  private struct State: Equatable {
    var isValid = false
    var isLoading = false
    var message: String?
    /// The address of the user who is logged in.
    var userEmail: String?

    var isLoginEnabled: Bool { isValid && !isLoading }
    var isLoggedIn: Bool { userEmail != nil }
  }

  /// The minimum length of a password.
  private static let shortestPassword = 4

  init(
    backend: LoginBackend, profiles: ProfileBackend = .unreachable, rememberedEmail: String = ""
  ) {
    self.backend = backend
    self.profiles = profiles
    self.rememberedEmail = rememberedEmail
  }

  var inputs: any LoginViewModelInputs { self }
  var outputs: any LoginViewModelOutputs { self }

  var isLoginEnabled: (Bool) -> Void = { _ in } { didSet { isLoginEnabled(state.isLoginEnabled) } }
  var isLoading: (Bool) -> Void = { _ in } { didSet { isLoading(state.isLoading) } }
  var info: (String?) -> Void = { _ in } { didSet { info(state.message) } }
  var isLoggedIn: (Bool) -> Void = { _ in } { didSet { isLoggedIn(state.isLoggedIn) } }
  var emailText: (String) -> Void = { _ in }
  var passwordText: (String) -> Void = { _ in }
  var showProfile: (ProfileViewModel) -> Void = { _ in }

  func viewLoaded() {
    email = rememberedEmail
    emailText(email)
    validate()
  }

  /// Forgets the password, because someone else may open the app next.
  func enteredBackground() {
    password = ""
    passwordText("")
    validate()
  }

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
    isExplaining = false
    state.isLoading = true
    state.message = nil
    state.userEmail = nil
    backend.logIn(email, password) { [weak self, email] answer in
      self?.state.isLoading = false
      self?.state.message = answer.message
      self?.state.userEmail = answer == .success ? email : nil
    }
  }

  func profileTapped() {
    guard let email = state.userEmail else { return }
    showProfile(ProfileViewModel(email: email, backend: profiles))
  }

  func returnPressed() {
    if state.isValid { return loginTapped() }
    isExplaining = true
    validate()
  }

  private func validate() {
    let fault = fault
    state.isValid = fault == nil
    if isExplaining { state.message = fault }
  }

  /// The message about what is missing in the fields.
  private var fault: String? {
    if !email.contains("@") { return "An e-mail address has an @" }
    if password.count < Self.shortestPassword {
      return "A password has at least \(Self.shortestPassword) characters"
    }
    return nil
  }

  private func publish(since old: State) {
    if state.isLoginEnabled != old.isLoginEnabled { isLoginEnabled(state.isLoginEnabled) }
    if state.isLoading != old.isLoading { isLoading(state.isLoading) }
    if state.message != old.message { info(state.message) }
    if state.isLoggedIn != old.isLoggedIn { isLoggedIn(state.isLoggedIn) }
  }
}
