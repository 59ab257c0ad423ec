extension LaunchAudit {
  /// The findings that should fail a test, worst first.
  ///
  /// Unread keys are not among them; see ``notes``.
  public var problems: [LaunchDomainError] {
    undeclared.map { .undeclared(key: $0.key, suggestions: $0.suggestions) }
      + misshapen.map { .wrongShape($0) }
      + repeated.map { .repeated(key: $0.key, count: $0.count) }
      + leftovers.map { .leftover($0) }
      + declarations
  }

  /// The findings that may be worth knowing but are no problem: given keys with no observed read.
  public var notes: [LaunchDomainError] {
    unread.map { .unread(key: $0) }
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
