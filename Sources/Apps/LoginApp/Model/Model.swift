import LaunchDomain

/// The service that the app logs in to: a stub under test, the real service otherwise.
@MainActor
protocol Model {
  /// Tries to log in; calls back once, on the main thread.
  func login(user: String, password: String, completion: @escaping @MainActor (LoginResult) -> Void)
}

/// The result of an attempt to log in.
enum LoginResult: Equatable, Sendable {
  case success
  /// The service doesn't know the user or the password.
  case wrongCredentials
  /// The service gave no valid answer.
  case failure(LoginFailure)
  /// The service knows the user, whom the app can't remember.
  case notRemembered(reason: String)

  /// The text on the screen.
  var text: String {
    switch self {
    case .success: "Success"
    case .wrongCredentials: "Login failed"
    case .failure(let failure): failure.text
    case .notRemembered(let reason): "Not remembered: \(reason)"
    }
  }
}

/// The reason for a missing answer; the raw values are also those of `-model.error`.
enum LoginFailure: String, CaseIterable, LaunchValue {
  case offline
  case timeout
  case server

  /// The text on the screen.
  var text: String {
    switch self {
    case .offline: "No connection"
    case .timeout: "The service does not answer"
    case .server: "The service is out of order"
    }
  }
}
