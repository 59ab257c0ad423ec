import LaunchDomain
import Synchronization

/// The secrets that scenarios have had, for what is written after them.
struct RunSecrets: Sendable {
  /// Hides their values wherever they occur.
  var redactor = SecretRedactor()
  /// What was typed into secure fields, by the identifiers of the steps and rows that spell it out.
  var typed: [String: Set<String>] = [:]
  /// The keys of those that are too short to be hidden wherever they occur.
  var shortKeys: Set<String> = []

  /// Adds the secrets of others.
  mutating func add(_ other: RunSecrets) {
    redactor.learn(from: other.redactor)
    typed.merge(other.typed) { $0.union($1) }
    shortKeys.formUnion(other.shortKeys)
  }
}

/// The secrets of a run, which its scenarios add to.
final class LearnedSecrets: Sendable {
  private let state = Mutex(RunSecrets())

  /// All secrets so far.
  var all: RunSecrets { state.withLock { $0 } }

  /// Adds the secrets of a scenario.
  func add(_ secrets: RunSecrets) { state.withLock { $0.add(secrets) } }
}
