extension LaunchAudit {
  /// The findings that should fail a test, worst first.
  ///
  /// Unread keys are not among them; see ``notes``.
  public var problems: [LaunchDomainError] {
    let unknown = undeclared.map {
      LaunchDomainError.undeclared(key: $0.key, suggestions: $0.suggestions)
    }
    guard isDeclared else { return unknown }
    return unknown + misshapen.map { .wrongShape($0) } + repetitions
      + leftovers.map { .leftover($0) } + declarations
  }

  /// The findings that may be worth knowing but are no problem: given keys with no observed read, and
  /// of an app that declares nothing also keys given twice, and keys that it reads and that were given
  /// without a value.
  public var notes: [LaunchDomainError] {
    guard !isDeclared else { return unread.map { .unread(key: $0) } }
    let unknown = unread.map {
      LaunchDomainError.unread(
        key: $0, suggestions: NearestName.suggestions(for: $0, in: defaulted))
    }
    let keysWithoutValue = leftovers.filter { text in
      text.hasPrefix("-") && defaulted.contains(String(text.dropFirst()))
    }
    return unknown + repetitions + keysWithoutValue.map { .leftover($0) }
  }

  private var repetitions: [LaunchDomainError] {
    repeated.map { .repeated(key: $0.key, count: $0.count) }
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
