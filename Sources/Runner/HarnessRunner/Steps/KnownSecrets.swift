import LaunchDomain

/// The secrets that steps have used, with the keys that replace them in written steps.
struct KnownSecrets: Equatable {
  /// A secret and its key.
  struct Entry: Equatable {
    var key: String
    var value: String
  }

  /// The secrets, in the order in which they became known.
  private(set) var entries: [Entry] = []
  /// Hides secrets that have no key.
  var redactor = SecretRedactor()

  static func == (left: Self, right: Self) -> Bool { left.entries == right.entries }

  /// Adds a secret, unless its key already has a value.
  mutating func note(_ value: String, key: String) {
    if !value.isEmpty, !entries.contains(where: { $0.key == key }) {
      entries.append(Entry(key: key, value: value))
    }
  }

  /// Adds a secret that has no key of its own, under an unused key derived from a name.
  ///
  /// - Returns: The secret's key, which may be one that it had before.
  @discardableResult
  mutating func note(_ value: String, keyLike name: String) -> String {
    if let key = key(of: value) { return key }
    let keys = Set(entries.map(\.key))
    let key =
      keys.contains(name)
      ? (2...).lazy.map { "\(name)-\($0)" }.first { !keys.contains($0) } ?? name : name
    note(value, key: key)
    return key
  }

  /// Returns the first key of a secret.
  func key(of value: String) -> String? { entries.first { $0.value == value }?.key }

  /// Returns whether a text contains a secret that has a key.
  func isPart(of text: String) -> Bool {
    entries.contains {
      $0.value == text
        || $0.value.utf8.count >= SecretRedactor.shortestValue
          && text.contains($0.value)
    }
  }

  /// Returns whether a text contains any secret, with or without a key.
  func areIn(_ text: String) -> Bool { isPart(of: text) || redactor.redact(text) != text }

  /// Returns a step for a feature, with `${secret:KEY}` in place of each secret.
  ///
  /// - Parameter isLaunch: Whether a command line may follow “with”; secrets in it need no quotation marks.
  func hidden(inStep step: String, isLaunch: Bool = false) -> String {
    // A doc string follows the first line.
    let end = step.firstIndex(of: "\n") ?? step.endIndex
    var line = hidingLiterals(
      in: step[..<end], quotes: ["\"", "'"],
      isKept: { $0.hasSuffix("secret ") || $0.hasSuffix("secret launch argument ") },
      .feature)
    if isLaunch, let start = line.firstRange(of: " with ")?.upperBound {
      line = line[..<start] + hidden(in: line[start...], .feature)
    }
    return line + hidden(in: step[end...], .feature)
  }

  /// Returns a command-line word without variables in the form that a feature has, with secrets hidden.
  func hidden(inWord word: String) -> String {
    hidden(in: VariableText.written(word)[...], .word)
  }

  /// Returns a statement for a test in Swift that has `credentials`, with secrets hidden.
  func hidden(inSwift statement: String) -> String {
    let hidden = hidingLiterals(
      in: statement[...], quotes: ["\""], isKept: { $0.hasSuffix("credentials.value(for: ") },
      .swift)
    let typing = ".typeText(\""
    guard hidden != statement, hidden.hasSuffix(")"), let start = hidden.firstRange(of: typing)
    else { return hidden }
    // With `Secret`, a failure of the test doesn't show the typed text.
    let typed = statement.firstRange(of: typing).map { statement[$0.upperBound...].dropLast(2) }
    let whole = entries.first { typed == $0.value.debugDescription.dropFirst().dropLast() }
    if let whole {
      return hidden[..<start.lowerBound]
        + ".typeText(Secret(try credentials.value(for: \(whole.key.debugDescription))))"
    }
    return hidden[..<start.lowerBound] + ".typeText(Secret(\"" + hidden[start.upperBound...] + ")"
  }

  /// The kind of text that contains a secret.
  private enum Place {
    /// A step of a feature, with variables.
    case feature
    /// A command-line word in a feature, with variables, before quotation marks are added.
    case word
    /// A statement in Swift, without variables.
    case swift

    /// Returns the forms in which a secret may be written.
    func forms(of value: String) -> [String] {
      if self == .swift { return [String(value.debugDescription.dropFirst().dropLast())] }
      let written = VariableText.written(value)
      guard self == .feature else { return [written] }
      return [
        written, written.replacing("\"", with: "\\\""), written.replacing("\\", with: "\\\\"),
      ]
    }

    /// Returns the expression that replaces the secret with a key.
    func reference(to key: String) -> String {
      self == .swift
        ? "\\(try credentials.value(for: \(key.debugDescription)))" : "${secret:\(key)}"
    }
  }

  /// Hides secrets between quotation marks.
  private func hidingLiterals(
    in text: Substring, quotes: Set<Character>, isKept: (Substring) -> Bool,
    _ place: Place
  ) -> String {
    StepText.replacingLiterals(in: text, quotes: quotes) { content, before in
      isKept(before) ? String(content) : hidden(in: content, place)
    }
  }

  /// Hides long secrets wherever they occur, and shorter ones where they are the whole text.
  private func hidden(in text: Substring, _ place: Place) -> String {
    if let whole = entries.first(where: { place.forms(of: $0.value).contains { $0 == text } }) {
      return place.reference(to: whole.key)
    }
    let known = entries.filter { $0.value.utf8.count >= SecretRedactor.shortestValue }
      .flatMap { entry in place.forms(of: entry.value).map { (form: $0, key: entry.key) } }
      .sorted { $0.form.count > $1.form.count }
    var result = ""
    var plain = ""
    var rest = text
    while !rest.isEmpty {
      let special = place == .swift ? nil : VariableText.special(at: rest)
      if case .variable? = special?.part, let variable = special?.written {
        result += redacted(plain, place) + variable
        plain = ""
        rest = rest[variable.endIndex...]
      } else if let found = known.first(where: { rest.hasPrefix($0.form) }) {
        result += redacted(plain, place)
        // These dollar signs end up before a variable, where each must be doubled.
        if place != .swift, VariableText.special(at: found.form[...]) == nil,
          !found.form.hasPrefix("{")
        {
          result += plain.reversed().prefix { $0 == "$" }
        }
        result += place.reference(to: found.key)
        plain = ""
        rest = rest.dropFirst(found.form.count)
      } else {
        let written = special?.part == .dollar ? rest.prefix(2) : rest.prefix(1)
        plain += written
        rest = rest[written.endIndex...]
      }
    }
    return result + redacted(plain, place)
  }

  /// Hides secrets that have no key.
  private func redacted(_ text: String, _ place: Place) -> String {
    place == .swift
      ? redactor.redact(text) : VariableText.redacted(text, redactor.redact)
  }
}
