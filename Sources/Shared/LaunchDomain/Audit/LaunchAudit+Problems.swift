extension LaunchAudit {
  /// The findings that should fail a test, worst first.
  ///
  /// Unread keys are not among them; see ``notes``.
  public var problems: [LaunchDomainError] {
    let unknown = undeclared.map {
      LaunchDomainError.undeclared(key: $0.key, suggestions: $0.suggestions)
    }
    // The values of the harness's keys have the same meaning in every app.
    let wrong = misshapen.map { LaunchDomainError.wrongShape($0) }
    guard isDeclared else {
      return unknown + wrong + repetitions(ofHarness: true) + joinedHarnessKeys
    }
    return unknown + wrong + repeated.map(\.error) + leftovers.map { .leftover($0) }
      + declarations
  }

  /// The findings that aren't problems but may help: given keys without an observed read and, for an app that
  /// declares nothing, also repeated keys, keys that it reads but that have no value, and keys that are joined
  /// with their values.
  public var notes: [LaunchDomainError] {
    isDeclared ? unreadNotes : unreadKeys + repetitions(ofHarness: false) + unreadLeftovers
  }

  /// The notes on arguments that the app hasn't read.
  ///
  /// They don't include a repeated key that the app has read.
  package var unreadNotes: [LaunchDomainError] {
    isDeclared ? unreadKeys : unreadKeys + unreadLeftovers
  }

  private var unreadKeys: [LaunchDomainError] {
    unread.map { key in
      .unread(
        key: key,
        suggestions: isDeclared ? [] : NearestName.suggestions(for: key, in: defaulted))
    }
  }

  /// The keys without a value that the app has tried to read, and those that are joined with their values.
  private var unreadLeftovers: [LaunchDomainError] {
    leftovers.filter { text in
      guard text.hasPrefix("-") else { return false }
      return defaulted.contains(String(text.dropFirst()))
        || text.drop { $0 == "-" }.dropFirst().contains("=") && !isJoinedHarnessKey(text)
    }.map { .leftover($0) }
  }

  /// The harness's keys that are joined with their values, as in `-ui-testing=YES`.
  private var joinedHarnessKeys: [LaunchDomainError] {
    leftovers.filter(isJoinedHarnessKey).map { .leftover($0) }
  }

  private func isJoinedHarnessKey(_ text: String) -> Bool {
    LaunchSchema.harness.names.contains { text.hasPrefix("-\($0)=") }
  }

  private func repetitions(ofHarness isOfHarness: Bool) -> [LaunchDomainError] {
    let names = LaunchSchema.harness.names
    return repeated.filter { names.contains($0.key) == isOfHarness }.map(\.error)
  }

  /// The audit as text for a person: one line for each problem and note, then the keys that were
  /// read.
  public var report: String {
    var lines = (problems + notes).map(\.message)
    if !read.isEmpty { lines.append("Given and read: " + list(read)) }
    if !defaulted.isEmpty { lines.append("Read and not given: " + list(defaulted)) }
    return lines.joined(separator: "\n")
  }

  private func list(_ names: [String]) -> String {
    names.map { "-" + $0 }.joined(separator: ", ")
  }
}

extension LaunchAudit.Repeated {
  fileprivate var error: LaunchDomainError { .repeated(key: key, count: count) }
}
