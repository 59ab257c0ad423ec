import AppRuntime

/// The permissions of one app, and the questions that wait for the user's answer.
@MainActor
final class Authorizations {
  /// A question for the user, with the closures that wait for the answer.
  private struct Question {
    var resource: ProtectedResource
    var prompt: PermissionPrompt
    var completions: [(Bool) -> Void]
  }

  private var statuses: [ProtectedResource: AuthorizationStatus] = [:]
  private var questions: [Question] = []
  /// The window of the question that is asked now, or `nil` if there isn't one.
  private(set) var window: PermissionWindow?

  nonisolated init() {}

  /// Returns the user's answer for a resource.
  func status(for resource: ProtectedResource) -> AuthorizationStatus {
    if let answer = statuses[resource] { return answer }
    // The launch arguments can contain the user's answer.
    switch AppPermissions.status(of: AppPermissions.Resource(rawValue: resource.rawValue)) {
    case .authorized: return .authorized
    case .denied: return .denied
    case .notDetermined: return .notDetermined
    }
  }

  /// Forgets the user's answer for a resource.
  func reset(_ resource: ProtectedResource) {
    statuses[resource] = nil
    AppPermissions.reset(AppPermissions.Resource(rawValue: resource.rawValue))
  }

  /// Asks the user, after the questions that were asked before.
  ///
  /// A second request for the same resource waits for the same answer.
  func ask(
    for resource: ProtectedResource, _ prompt: PermissionPrompt,
    _ completion: @escaping (Bool) -> Void
  ) {
    if let index = questions.firstIndex(where: { $0.resource == resource }) {
      questions[index].completions.append(completion)
      return
    }
    questions.append(Question(resource: resource, prompt: prompt, completions: [completion]))
    askNext()
  }

  private func askNext() {
    guard window == nil, let question = questions.first else { return }
    let window = PermissionWindow(question.prompt) { [weak self] status in self?.answer(status) }
    self.window = window
    window.show()
  }

  private func answer(_ status: AuthorizationStatus) {
    window?.isHidden = true
    window = nil
    TreeChange.note()
    let question = questions.removeFirst()
    statuses[question.resource] = status
    for completion in question.completions { completion(status == .authorized) }
    askNext()
  }
}
