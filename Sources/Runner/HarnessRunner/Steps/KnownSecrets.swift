import LaunchDomain

/// The secrets that steps have had, by the keys that stand in their places where steps are written down.
struct KnownSecrets: Equatable {
  /// A secret and its key.
  struct Entry: Equatable {
    var key: String
    var value: String
  }

  /// The secrets, in the order in which they became known.
  private(set) var entries: [Entry] = []
  /// Hides what has no key.
  var redactor = SecretRedactor()

  static func == (left: Self, right: Self) -> Bool { left.entries == right.entries }

  /// Notes a secret; a key keeps the value that it has.
  mutating func note(_ value: String, key: String) {
    if !value.isEmpty, !entries.contains(where: { $0.key == key }) {
      entries.append(Entry(key: key, value: value))
    }
  }

  /// Notes a secret without a key of its own, under a key that is like a name and that no other has.
  ///
  /// - Returns: The key; the one that the secret has already, if it has one.
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

  /// Returns the key of a secret; the first, if it has several.
  func key(of value: String) -> String? { entries.first { $0.value == value }?.key }

  /// Whether a text holds a secret that has a key.
  func isPart(of text: String) -> Bool {
    entries.contains {
      $0.value == text
        || $0.value.utf8.count >= SecretRedactor.shortestValue
          && text.contains($0.value)
    }
  }

  /// Whether a text holds a secret, with a key or without.
  func areIn(_ text: String) -> Bool { isPart(of: text) || redactor.redact(text) != text }

  /// Returns a step as a feature may have it: `${secret:KEY}` in place of each secret.
  ///
  /// - Parameter isLaunch: Whether a command line may stand behind “with”, where a secret needs no
  ///   quotation marks.
  func hidden(inStep step: String, isLaunch: Bool = false) -> String {
    // Below the first line stands a doc string.
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

  /// Returns a word of a command line, which has no variables, as a feature may have it.
  func hidden(inWord word: String) -> String {
    hidden(in: VariableText.written(word)[...], .word)
  }

  /// Returns a statement as a test in Swift may have it, which has `credentials`.
  func hidden(inSwift statement: String) -> String {
    let hidden = hidingLiterals(
      in: statement[...], quotes: ["\""], isKept: { $0.hasSuffix("credentials.value(for: ") },
      .swift)
    let typing = ".typeText(\""
    guard hidden != statement, hidden.hasSuffix(")"), let start = hidden.firstRange(of: typing)
    else { return hidden }
    // No failure of the test shows what it types.
    let typed = statement.firstRange(of: typing).map { statement[$0.upperBound...].dropLast(2) }
    let whole = entries.first { typed == $0.value.debugDescription.dropFirst().dropLast() }
    if let whole {
      return hidden[..<start.lowerBound]
        + ".typeText(Secret(try credentials.value(for: \(whole.key.debugDescription))))"
    }
    return hidden[..<start.lowerBound] + ".typeText(Secret(\"" + hidden[start.upperBound...] + ")"
  }

  /// What texts stand in.
  private enum Place {
    /// A step of a feature, with variables.
    case feature
    /// A word of a command line in a feature, with variables, before it has quotation marks.
    case word
    /// A statement in Swift, without.
    case swift

    /// Returns how a secret may be written.
    func forms(of value: String) -> [String] {
      if self == .swift { return [String(value.debugDescription.dropFirst().dropLast())] }
      let written = VariableText.written(value)
      guard self == .feature else { return [written] }
      return [
        written, written.replacing("\"", with: "\\\""), written.replacing("\\", with: "\\\\"),
      ]
    }

    /// Returns what stands in the place of the secret that has a key.
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
        // These dollar signs come to stand in front of a variable.
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

  /// Hides what has no key.
  private func redacted(_ text: String, _ place: Place) -> String {
    place == .swift
      ? redactor.redact(text) : VariableText.redacted(text, redactor.redact)
  }
}
