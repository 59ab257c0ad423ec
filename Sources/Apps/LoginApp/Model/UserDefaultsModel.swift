import AppRuntime
import Foundation

/// A stub of the service whose account and failures come from the launch arguments.
final class UserDefaultsModel: Model {
  private let defaults: UserDefaults
  private let clock: AppClock

  /// The timeout of a request, in seconds, as with the real service.
  private static let timeout: TimeInterval = 60

  init(defaults: UserDefaults, clock: AppClock) {
    self.defaults = defaults
    self.clock = clock
  }

  func login(
    user: String, password: String, completion: @escaping @MainActor (LoginResult) -> Void
  ) {
    let result = answer(user: user, password: password)
    let wait = result == .failure(.timeout) ? Self.timeout : defaults.double(forKey: "model.delay")
    guard wait > 0 else { return completion(result) }
    clock.schedule(after: wait, named: "the stub's answer to a login") { completion(result) }
  }

  private func answer(user: String, password: String) -> LoginResult {
    if let failure = defaults.string(forKey: "model.error").flatMap(LoginFailure.init) {
      return .failure(failure)
    }
    if let validUser = defaults.string(forKey: "model.user"),
      let validPassword = defaults.string(forKey: "model.password"),
      validUser == user, validPassword == password
    {
      return .success
    }
    return .wrongCredentials
  }
}
