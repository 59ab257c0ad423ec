import Synchronization

/// What the user has allowed an app, for apps whose toolkit asks nobody.
///
/// Nothing is protected on Linux, so an app asks here in the place of Apple's frameworks, and its flows
/// are the same. A test says in the launch arguments what the user has answered: `-ui-testing.grant
/// camera,photos` and `-ui-testing.deny location`. `resetAuthorizationStatus(for:)` takes an answer back.
/// `UIApplication.requestAuthorization(for:)` of the toolkit knows the same answers, and shows the question
/// if there isn't one.
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
  /// Nobody can be asked without a toolkit: if the launch arguments have no answer, the user is taken to
  /// have denied the use from now on.
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
