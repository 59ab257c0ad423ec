import AppRuntime
import Foundation
import LaunchDomain

/// The service that keeps the profiles of users.
///
/// Each operation is a closure, so that a test can replace the one it cares about.
@MainActor
struct ProfileBackend {
  /// Looks up the user with an address; calls back once, on the main thread, with `nil` if there
  /// is no answer.
  var load: (_ email: String, _ completion: @escaping @MainActor (User?) -> Void) -> Void
  /// Saves a user; calls back once, on the main thread.
  var save: (_ user: User, _ completion: @escaping @MainActor (ProfileAnswer) -> Void) -> Void

  /// A service that never answers a question.
  static let unreachable = ProfileBackend(
    load: { _, completion in completion(nil) }, save: { _, completion in completion(.unreachable) })

  /// Makes a service with one profile and delayed answers.
  ///
  /// - Parameters:
  ///   - name: The name of the user.
  ///   - delay: The delay of an answer, in seconds of app time.
  ///   - clock: The app's clock.
  static func oneProfile(
    name: String, delay: TimeInterval, clock: AppClock
  ) -> ProfileBackend {
    var kept: User?
    return ProfileBackend(
      load: { email, completion in
        clock.schedule(after: delay, named: "the answer with a profile") {
          completion(kept ?? User(name: name, email: email))
        }
      },
      save: { user, completion in
        clock.schedule(after: delay, named: "the answer to a saved profile") {
          kept = user
          completion(.saved)
        }
      })
  }

  /// Returns the service that the launch selects: one that keeps what is saved, or a stub with a
  /// fixed answer.
  static func chosen(by options: LaunchOptions, clock: AppClock) -> ProfileBackend {
    let delay = options[.backendDelay]
    var backend = ProfileBackend.oneProfile(name: "Grace Hopper", delay: delay, clock: clock)
    if let answer = options[.profileAnswer] {
      backend.save = { _, completion in
        clock.schedule(after: delay, named: "the stand-in's answer") { completion(answer) }
      }
    }
    return backend
  }
}
