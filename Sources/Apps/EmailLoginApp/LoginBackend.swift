import AppRuntime
import Foundation
import LaunchDomain

/// The service that knows who may log in; every answer can be replaced in place.
///
/// Each question is a closure, so that a test replaces the one it cares about and leaves the rest.
@MainActor
struct LoginBackend {
  /// Asks whether an address and a password belong together; calls back once, on the main thread.
  var logIn:
    (
      _ email: String, _ password: String, _ completion: @escaping @MainActor (LoginAnswer) -> Void
    ) -> Void

  /// A service of one account, which takes its time to answer.
  ///
  /// - Parameters:
  ///   - email: The account's address.
  ///   - password: The account's password.
  ///   - delay: How long an answer takes, in seconds of the app's time.
  ///   - clock: The app's time.
  static func oneAccount(
    email: String, password: String, delay: TimeInterval, clock: AppClock
  ) -> LoginBackend {
    LoginBackend { givenEmail, givenPassword, completion in
      let isRight = givenEmail == email && givenPassword == password
      clock.schedule(after: delay, named: "the answer to a login") {
        completion(isRight ? .success : .invalidCredentials)
      }
    }
  }
}

/// What the service answers.
enum LoginAnswer: String, CaseIterable, LaunchValue {
  case success
  case invalidCredentials
  case locked
  case unreachable

  /// What the user is told.
  var message: String {
    switch self {
    case .success: "You are logged in"
    case .invalidCredentials: "Wrong e-mail address or password"
    case .locked: "This account is locked"
    case .unreachable: "The service cannot be reached"
    }
  }
}
