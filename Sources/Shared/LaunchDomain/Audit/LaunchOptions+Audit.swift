import Foundation
import Synchronization

extension LaunchOptions {
  /// Compares the arguments given with the keys declared and the keys read so far.
  public func audit() -> LaunchAudit { audit(including: nil) }

  /// Compares the arguments given with the keys declared and the keys read so far.
  ///
  /// - Parameters:
  ///   - observed: The keys that were read directly from `UserDefaults.standard`; `nil` if those reads
  ///     can't be seen.
  ///   - isDeclared: Whether the app declares its launch arguments.
  package func audit(including observed: Set<String>?, isDeclared: Bool = true) -> LaunchAudit {
    let reads = reads.withLock { $0 }
    let given = givenNames
    let declared = Set(schema.names)
    // Foundation's own reads don't count as the app's.
    let names = reads.names.union((observed ?? []).filter { !SystemKey.matches($0) })
    var audit = LaunchAudit()
    audit.isDeclared = isDeclared
    audit.seesEveryRead = observed != nil
    audit.read = given.intersection(names).sorted()
    audit.defaulted = names.subtracting(given).sorted()
    audit.misshapen = misshapen(among: given, read: reads.misshapen)
    audit.repeated = repeated()
    let redactor = SecretRedactor(keys: schema.secretNames)
    audit.leftovers = redactor.redact(
      arguments.leftovers.filter {
        !($0.hasPrefix("-") && SystemKey.isFlag(String($0.dropFirst())))
      }
    ).map { $0.hasPrefix("-") ? Self.hidingJoinedValue($0) : $0 }
    audit.declarations = schema.problems
    let unknownKeys = given.subtracting(declared).subtracting(names)
      .subtracting(secretsTakenForKeys(redactor)).filter { !SystemKey.matches($0) }
    for key in unknownKeys.sorted() {
      let suggestions = suggestions(for: key, reading: audit.defaulted, isDeclared: isDeclared)
      if schema.isComplete || !suggestions.isEmpty {
        audit.undeclared.append(
          LaunchAudit.Undeclared(key: Self.hidingJoinedValue(key), suggestions: suggestions))
      }
    }
    guard observed != nil else {
      audit.unread = given.intersection(declared).subtracting(names).sorted()
      return audit
    }
    // The harness reads its own keys.
    audit.unread = given.intersection(declared).union(unknownKeys)
      .subtracting(names).subtracting(LaunchSchema.harness.names)
      .map(Self.hidingJoinedValue).filter { key in !audit.undeclared.contains { $0.key == key } }
      .sorted()
    return audit
  }

  /// Returns `key=…` for a key that is joined with a value, unless the value is hidden already.
  ///
  /// It may be the mistyped key of a secret.
  private static func hidingJoinedValue(_ argument: String) -> String {
    guard let sign = argument.firstIndex(of: "="),
      !argument.hasSuffix("=" + SecretRedactor.marker)
    else { return argument }
    return argument[...sign] + "…"
  }

  private func suggestions(
    for key: String, reading defaulted: [String], isDeclared: Bool
  ) -> [String] {
    // A misspelled key leaves another key read but not given, so those keys are the likeliest
    // matches and come first.
    guard !isDeclared else {
      return NearestName.suggestions(for: key, in: defaulted + schema.names)
    }
    // An app may read other keys later, so only likely slips count.
    return LaunchSchema.harness.names.filter { name in
      guard name.hasPrefix(LaunchKey.uiTesting.name) else { return false }
      // The word after it isn't its value.
      if key.hasPrefix(name + "=") { return true }
      switch NearestName.foldedDistance(key, name) {
      // The app's own spelling, unless the app reads the harness's key.
      case 0: return defaulted.contains(name)
      case 1: return true
      default: return false
      }
    }
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

  /// Returns the secrets that begin with a dash and were therefore taken for keys, as in `-password -secret
  /// x`.
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
      .map { LaunchAudit.Repeated(key: Self.hidingJoinedValue($0.key), count: $0.value) }
  }
}
