/// How a step, an attempt or a scenario ended.
package enum RunStatus: String, Codable, CaseIterable, Sendable {
  case passed
  /// Failed, and passed when it was tried again.
  case flaky
  case failed
  /// A step is not defined.
  case undefined
  /// A step has several definitions.
  case ambiguous
  /// Not run: a step before it failed, or something that it needs is missing.
  case skipped
  /// Cut short by the user.
  case interrupted

  /// Whether the run has failed with it.
  package var isFailure: Bool {
    switch self {
    case .failed, .undefined, .ambiguous, .interrupted: true
    case .passed, .flaky, .skipped: false
    }
  }
}
