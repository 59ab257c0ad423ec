import LaunchDomain

/// Where the app logs in: a stub under test, the real service otherwise.
@MainActor
protocol Model {
  /// Tries to log in and calls back once, on the main thread.
  func login(user: String, password: String, completion: @escaping @MainActor (LoginResult) -> Void)
}

/// How an attempt to log in ended.
enum LoginResult: Equatable, Sendable {
  case success
  /// The service knows no such user, or another password.
  case wrongCredentials
  /// The service gave no answer that the app understands.
  case failure(LoginFailure)

  /// What the screen says.
  var text: String {
    switch self {
    case .success: "Success"
    case .wrongCredentials: "Login failed"
    case .failure(let failure): failure.text
    }
  }
}

/// What keeps the app from getting an answer; also the values of `-model.error`.
enum LoginFailure: String, CaseIterable, LaunchValue {
  case offline
  case timeout
  case server

  /// What the screen says.
  var text: String {
    switch self {
    case .offline: "No connection"
    case .timeout: "The service does not answer"
    case .server: "The service is out of order"
    }
  }
}
