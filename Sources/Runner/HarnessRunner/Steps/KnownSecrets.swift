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
      featureForms, Self.featurePlace)
    if isLaunch, let start = line.firstRange(of: " with ")?.upperBound {
      line = line[..<start] + hidden(in: line[start...], featureForms, Self.featurePlace)
    }
    return line + hidden(in: step[end...], featureForms, Self.featurePlace)
  }

  /// Returns a word of a command line as a feature may have it.
  func hidden(inWord word: String) -> String {
    hidden(in: word[...], { [$0] }, Self.featurePlace)
  }

  /// Returns a statement as a test in Swift may have it, which has `credentials`.
  func hidden(inSwift statement: String) -> String {
    let hidden = hidingLiterals(
      in: statement[...], quotes: ["\""], isKept: { $0.hasSuffix("credentials.value(for: ") },
      { [String($0.debugDescription.dropFirst().dropLast())] },
      { "\\(try credentials.value(for: \($0.debugDescription)))" })
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

  private func featureForms(of value: String) -> [String] {
    [value, value.replacing("\"", with: "\\\""), value.replacing("\\", with: "\\\\")]
  }

  private static func featurePlace(of key: String) -> String { "${secret:\(key)}" }

  /// Hides secrets between quotation marks.
  private func hidingLiterals(
    in text: Substring, quotes: Set<Character>, isKept: (Substring) -> Bool,
    _ forms: (String) -> [String], _ place: (String) -> String
  ) -> String {
    StepText.replacingLiterals(in: text, quotes: quotes) { content, before in
      isKept(before) ? String(content) : hidden(in: content, forms, place)
    }
  }

  /// Hides secrets wherever they occur, and those that are too short for that if they are all there is.
  private func hidden(
    in text: Substring, _ forms: (String) -> [String], _ place: (String) -> String
  ) -> String {
    if let whole = entries.first(where: { forms($0.value).contains { $0 == text } }) {
      return place(whole.key)
    }
    let known = entries.filter { $0.value.utf8.count >= SecretRedactor.shortestValue }
      .flatMap { entry in forms(entry.value).map { (form: $0, key: entry.key) } }
      .sorted { $0.form.count > $1.form.count }
    var result = ""
    var plain = ""
    var rest = text
    while let character = rest.first {
      var end = rest.index(after: rest.startIndex)
      var stead: String?
      if rest.hasPrefix("${"), let brace = rest.firstIndex(of: "}") {
        end = rest.index(after: brace)
        stead = String(rest[..<end])
      } else if let found = known.first(where: { rest.hasPrefix($0.form) }) {
        end = rest.index(rest.startIndex, offsetBy: found.form.count)
        stead = place(found.key)
      }
      if let stead {
        result += redactor.redact(plain) + stead
        plain = ""
      } else {
        plain.append(character)
      }
      rest = rest[end...]
    }
    return result + redactor.redact(plain)
  }
}
