import Foundation
import Synchronization

extension LaunchOptions {
  /// Compares the arguments given with the keys declared and the keys read so far.
  public func audit() -> LaunchAudit {
    let reads = reads.withLock { $0 }
    let given = givenNames
    let declared = Set(schema.names)
    var audit = LaunchAudit()
    audit.read = given.intersection(reads.names).sorted()
    audit.unread = given.intersection(declared).subtracting(reads.names).sorted()
    audit.defaulted = reads.names.subtracting(given).sorted()
    audit.misshapen = misshapen(among: given, read: reads.misshapen)
    audit.repeated = repeated()
    let redactor = SecretRedactor(keys: schema.secretNames)
    audit.leftovers = redactor.redact(
      arguments.leftovers.filter {
        !($0.hasPrefix("-") && SystemKey.matches(String($0.dropFirst())))
      })
    audit.declarations = schema.problems
    let unknownKeys = given.subtracting(declared).subtracting(reads.names)
      .subtracting(secretsTakenForKeys(redactor))
    // A misspelled key leaves another key read but not given, so those keys are the likeliest
    // matches and come first.
    let names = audit.defaulted + schema.names
    for key in unknownKeys.sorted() where !SystemKey.matches(key) {
      let suggestions = NearestName.suggestions(for: key, in: names)
      if schema.isComplete || !suggestions.isEmpty {
        audit.undeclared.append(LaunchAudit.Undeclared(key: key, suggestions: suggestions))
      }
    }
    return audit
  }

  private func misshapen(
    among given: Set<String>, read: [String: LaunchDomainError.WrongShape]
  ) -> [LaunchDomainError.WrongShape] {
    var faults = read
    for declaration in schema.declarations where given.contains(declaration.name) {
      guard let value = source.object(forKey: declaration.name) else { continue }
      faults[declaration.name] = declaration.fault(in: LaunchObject(value))
    }
    return faults.values.sorted { $0.key < $1.key }
  }

  /// Returns the secrets that begin with a dash and were therefore taken for keys, as in `-password
  /// -secret x`.
  ///
  /// The audit reports the leftover in front of them; it must not report the secrets themselves.
  private func secretsTakenForKeys(_ redactor: SecretRedactor) -> Set<String> {
    var keys: Set<String> = []
    for (entry, next) in zip(arguments.entries, arguments.entries.dropFirst()) {
      if case .leftover(let text) = entry, case .pair(let key, _) = next,
        text.hasPrefix("-"), redactor.isSecret(String(text.dropFirst()))
      {
        keys.insert(key)
      }
    }
    return keys
  }

  private func repeated() -> [LaunchAudit.Repeated] {
    var counts: [String: Int] = [:]
    for (key, _) in arguments.pairs { counts[key, default: 0] += 1 }
    return counts.filter { $0.value > 1 }.sorted { $0.key < $1.key }
      .map { LaunchAudit.Repeated(key: $0.key, count: $0.value) }
  }
}
