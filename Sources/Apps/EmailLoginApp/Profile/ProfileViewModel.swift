/// The events of the profile screen.
@MainActor
protocol ProfileViewModelInputs {
  /// The screen's view was loaded.
  func viewLoaded()
  /// The text of the name field changed.
  func nameChanged(_ name: String)
  /// The text of the e-mail field changed.
  func emailChanged(_ email: String)
  /// The save button was tapped.
  func saveTapped()
}

/// The outputs of the profile screen; each closure is called with the present state as soon as it
/// is set.
@MainActor
protocol ProfileViewModelOutputs: AnyObject {
  /// Receives the user as stored by the service, or `nil` until it has answered.
  var user: (User?) -> Void { get set }
  /// Receives whether the save button is enabled.
  var isSaveEnabled: (Bool) -> Void { get set }
  /// Receives whether a request to the service is in progress.
  var isLoading: (Bool) -> Void { get set }
  /// Receives the message for the user; `nil` hides the label.
  var info: (String?) -> Void { get set }
}

/// The logic of the profile screen; the controller has none.
@MainActor
final class ProfileViewModel: ProfileViewModelInputs, ProfileViewModelOutputs {
  /// The service, whose answers a test can replace.
  var backend: ProfileBackend

  private let email: String
  private var state = State() { didSet { if state != oldValue { publish(since: oldValue) } } }

  /// The visible state.
  private struct State: Equatable {
    /// The user as stored by the service.
    var saved: User?
    /// The user as entered in the fields.
    var edited: User?
    var isLoading = false
    var message: String?

    var isSaveEnabled: Bool { !isLoading && edited != saved && edited?.isComplete == true }
  }

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - email: The address of the user.
  ///   - backend: The service.
  init(email: String, backend: ProfileBackend) {
    self.email = email
    self.backend = backend
  }

  var inputs: any ProfileViewModelInputs { self }
  var outputs: any ProfileViewModelOutputs { self }

  var user: (User?) -> Void = { _ in } { didSet { user(state.saved) } }
  var isSaveEnabled: (Bool) -> Void = { _ in } { didSet { isSaveEnabled(state.isSaveEnabled) } }
  var isLoading: (Bool) -> Void = { _ in } { didSet { isLoading(state.isLoading) } }
  var info: (String?) -> Void = { _ in } { didSet { info(state.message) } }

  func viewLoaded() {
    state.isLoading = true
    backend.load(email) { [weak self] user in
      guard let self else { return }
      var next = state
      next.isLoading = false
      next.saved = user
      next.edited = user
      next.message = user == nil ? "The profile cannot be loaded" : nil
      state = next
    }
  }

  func nameChanged(_ name: String) { state.edited?.name = name }

  func emailChanged(_ email: String) { state.edited?.email = email }

  func saveTapped() {
    guard state.isSaveEnabled, let user = state.edited else { return }
    state.isLoading = true
    state.message = nil
    backend.save(user) { [weak self] answer in
      guard let self else { return }
      var next = state
      next.isLoading = false
      next.message = answer.message
      if answer == .saved { next.saved = user }
      state = next
    }
  }

  private func publish(since old: State) {
    if state.saved != old.saved { user(state.saved) }
    if state.isSaveEnabled != old.isSaveEnabled { isSaveEnabled(state.isSaveEnabled) }
    if state.isLoading != old.isLoading { isLoading(state.isLoading) }
    if state.message != old.message { info(state.message) }
  }
}
