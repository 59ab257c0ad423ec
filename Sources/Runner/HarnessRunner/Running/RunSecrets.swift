import LaunchDomain
import Synchronization

/// The secrets that scenarios have used, for hiding them in later output.
struct RunSecrets: Sendable {
  /// Hides the values of the secrets wherever they occur.
  var redactor = SecretRedactor()
  /// The texts typed into secure fields, by the identifiers of the steps and rows that contain them.
  var typed: [String: Set<String>] = [:]
  /// The keys of secrets too short to be hidden wherever they occur.
  var shortKeys: Set<String> = []

  /// Adds other secrets.
  mutating func add(_ other: RunSecrets) {
    redactor.learn(from: other.redactor)
    typed.merge(other.typed) { $0.union($1) }
    shortKeys.formUnion(other.shortKeys)
  }
}

/// Collects the secrets of a run's scenarios.
final class LearnedSecrets: Sendable {
  private let state = Mutex(RunSecrets())

  /// All secrets so far.
  var all: RunSecrets { state.withLock { $0 } }

  /// Adds the secrets of a scenario.
  func add(_ secrets: RunSecrets) { state.withLock { $0.add(secrets) } }
}
