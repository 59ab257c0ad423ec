import AppRuntime
import LaunchDomain

extension LoginBackend {
  /// Returns the service that the launch selects: one with an account, or a stub with a fixed
  /// answer.
  static func chosen(by options: LaunchOptions, clock: AppClock) -> LoginBackend {
    let delay = options[.backendDelay]
    var backend = LoginBackend.oneAccount(
      email: "grace@understudy.example", password: "hopper", delay: delay, clock: clock)
    if let answer = options[.backendAnswer] {
      backend.logIn = { _, _, completion in
        clock.schedule(after: delay, named: "the stand-in's answer") { completion(answer) }
      }
    }
    return backend
  }
}
