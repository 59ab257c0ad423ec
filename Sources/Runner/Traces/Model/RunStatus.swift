/// The result of a step, an attempt or a scenario.
package enum RunStatus: String, Codable, CaseIterable, Sendable {
  case passed
  /// Failed at first and passed at a retry.
  case flaky
  case failed
  /// A step is not defined.
  case undefined
  /// A step has several definitions.
  case ambiguous
  /// Not run, because an earlier step failed or something required is missing.
  case skipped
  /// Cut short by the user.
  case interrupted

  /// Whether a run with this status has failed.
  package var isFailure: Bool {
    switch self {
    case .failed, .undefined, .ambiguous, .interrupted: true
    case .passed, .flaky, .skipped: false
    }
  }
}
