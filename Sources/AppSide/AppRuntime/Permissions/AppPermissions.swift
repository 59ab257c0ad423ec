import Synchronization

/// The user's permissions, for apps without a toolkit that can ask the user.
///
/// Linux protects no resources, so an app asks here instead of asking Apple's frameworks, and its flows are
/// the same. A test gives the user's answers in the launch arguments: `-ui-testing.grant camera,photos` and
/// `-ui-testing.deny location`. `resetAuthorizationStatus(for:)` discards an answer. The toolkit's
/// `UIApplication.requestAuthorization(for:)` uses the same answers, and asks the user if there isn't one.
public enum AppPermissions {
  /// The user's answer.
  public enum Status: Int, Sendable, Hashable {
    /// The user hasn't been asked.
    case notDetermined = 0
    /// The user has denied the use.
    case denied = 2
    /// The user has allowed the use.
    case authorized = 3
  }

  private static let answers = Mutex<[Resource: Status]>([:])

  /// Returns the user's answer for a resource.
  public static func status(of resource: Resource) -> Status {
    answers.withLock { $0[resource] } ?? .notDetermined
  }

  /// Returns whether the user allows the use of a resource.
  ///
  /// Without a toolkit the user can't be asked: if the launch arguments have no answer, the use is denied
  /// from then on.
  public static func requestAuthorization(for resource: Resource) -> Bool {
    answers.withLock { answers in
      let answer = answers[resource] ?? .denied
      answers[resource] = answer
      return answer == .authorized
    }
  }

  /// Sets the user's answer.
  package static func setAnswer(_ status: Status, for resource: Resource) {
    answers.withLock { $0[resource] = status }
  }

  /// Forgets the user's answer.
  package static func reset(_ resource: Resource) {
    answers.withLock { $0[resource] = nil }
  }
}
