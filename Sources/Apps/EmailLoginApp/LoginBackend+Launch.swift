import AppRuntime
import LaunchDomain

extension LoginBackend {
  /// The service that the launch asks for: the one with an account, or a stand-in with one answer.
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
