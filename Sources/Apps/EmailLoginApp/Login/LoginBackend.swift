import AppRuntime
import Foundation
import LaunchDomain

/// The service that checks logins.
///
/// Each operation is a closure, so that a test can replace the one it cares about.
@MainActor
struct LoginBackend {
  /// Checks an address and a password; calls back once, on the main thread.
  var logIn:
    (
      _ email: String, _ password: String, _ completion: @escaping @MainActor (LoginAnswer) -> Void
    ) -> Void

  /// Makes a service with one account and delayed answers.
  ///
  /// - Parameters:
  ///   - email: The account's address.
  ///   - password: The account's password.
  ///   - delay: The delay of an answer, in seconds of app time.
  ///   - clock: The app's clock.
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

/// The service's answer.
enum LoginAnswer: String, CaseIterable, LaunchValue {
  case success
  case invalidCredentials
  case locked
  case unreachable

  /// The message for the user.
  var message: String {
    switch self {
    case .success: "You are logged in"
    case .invalidCredentials: "Wrong e-mail address or password"
    case .locked: "This account is locked"
    case .unreachable: "The service cannot be reached"
    }
  }
}
