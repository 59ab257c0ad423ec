import LaunchDomain
import Synchronization

/// Hides the secrets that the text of a step spells out: values of keys whose names say that they are
/// secret, and texts for secure fields.
///
/// `SecretRedactor` hides a value wherever it occurs, if it is long enough for that. This goes by the place,
/// so it hides a value of one letter as well, and in a step that was never carried out.
enum WrittenSecrets {
  /// Returns a text with the values hidden that stand behind secret keys: `-model.password 1234`, and
  /// `the launch argument "model.password" is "1234"`; and what is typed into a field that the step calls
  /// secure.
  ///
  /// `${name}` says where a value comes from and not what it is, so it stays.
  ///
  /// - Parameters:
  ///   - isSource: Whether the text is that of a file, where `<name>` stands for a value too.
  ///   - note: Called with each value that is hidden.
  static func hidden(
    in text: String, isSource: Bool = false, _ note: (Substring) -> Void = { _ in }
  ) -> String {
    let text = hidingArguments(in: text, isSource: isSource, note)
    guard let value = value(in: text)?.text.unquoted, !isPlaceholder(value, isSource: isSource)
    else { return text }
    note(value)
    return text[..<value.startIndex] + SecretRedactor.marker + text[value.endIndex...]
  }

  /// Returns a text that no step matches with its secrets hidden: all literals if it speaks of something secret,
  /// because nobody knows which of them it is.
  static func hidden(inUndefined text: String) -> String {
    let text = hidden(in: text)
    guard speaksOfSecret(text) else { return text }
    return StepText.replacingLiterals(in: text[...]) { _, _ in SecretRedactor.marker }
  }

  /// Whether a text has a word for a secret or for a secure field.
  static func speaksOfSecret(_ text: String) -> Bool {
    text.split { !$0.isLetter }.map(String.init)
      .contains { $0.lowercased() == "secure" || isSecretKey($0) }
  }

  /// The position, among the parameters of a step, of the value that it gives to a secret key or types into a
  /// secure field; `nil` if it has none.
  static func valuePosition(in text: String) -> Int? { value(in: text)?.position }

  /// Returns the names of an outline's columns that fill in secrets: what the step hides if it is given
  /// a value there.
  static func columns(in step: String) -> Set<String> {
    var names: Set<String> = []
    _ = hidden(in: step) { names.formUnion(columns(named: String($0))) }
    return names
  }

  /// Returns the names of the columns that a value is made of: `<name>`.
  static func columns(named value: String) -> Set<String> {
    Set(value.matches(of: /<([^<>]+)>/).map { String($0.1) })
  }

  /// Returns the columns of each row of a table whose cells are secret.
  ///
  /// - Parameters:
  ///   - rows: The cells.
  ///   - hasHeader: Whether the first row names the columns and nothing else, as in examples.
  ///   - secretColumns: The names of the columns that are secret whatever they are called.
  static func secretCells(
    of rows: [[String]], hasHeader: Bool, secretColumns: Set<String> = []
  ) -> [Set<Int>] {
    let header = rows.first ?? []
    let named = Set(
      header.indices.filter { isSecretKey(header[$0]) || secretColumns.contains(header[$0]) })
    return rows.indices.map { index in
      var cells = index == 0 ? [] : named
      // A table of keys and values.
      if !hasHeader, rows[index].count == 2, isSecretKey(rows[index][0]) { cells.insert(1) }
      return cells
    }
  }

  /// Whether a value is nothing but a placeholder: `${name}`, or `<name>` in the text of a file.
  static func isPlaceholder(_ value: Substring, isSource: Bool) -> Bool {
    let value = value.unquoted
    return value.hasPrefix("${") && value.firstIndex(of: "}") == value.indices.last
      || isSource && value.hasPrefix("<") && value.firstIndex(of: ">") == value.indices.last
  }

  private static func isSecretKey(_ cell: String) -> Bool {
    SecretName.matches(cell.droppingDash)
  }

  private static func hidingArguments(
    in text: String, isSource: Bool, _ note: (Substring) -> Void
  ) -> String {
    var result = ""
    var rest = text[...]
    while let dash = rest.firstIndex(of: "-") {
      let isFirst = dash == text.startIndex || text[text.index(before: dash)].mayPrecedeWord
      let key = text[text.index(after: dash)...].prefix { !$0.mayPrecedeWord && $0 != "=" }
      result += rest[..<key.endIndex]
      rest = text[key.endIndex...]
      guard isFirst, SecretName.matches(String(key)) else { continue }
      let gap = rest.first == "=" ? rest.prefix(1) : rest.prefix { $0 == " " || $0 == "\t" }
      let value = word(at: rest[gap.endIndex...])
      guard !gap.isEmpty, !value.isEmpty else { continue }
      let isKept = isPlaceholder(value, isSource: isSource)
      if !isKept { note(value.unquoted) }
      result += gap + (isKept ? value : SecretRedactor.marker[...])
      rest = rest[value.endIndex...]
    }
    return result + rest
  }

  /// Returns the word at the beginning of a command line, with its quotation marks.
  private static func word(at text: Substring) -> Substring {
    var quote: String.Index?
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\", quote.map({ text[$0] }) != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == text[open] { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = index
      } else if character.isWhitespace {
        return text[..<index]
      }
    }
    // A quotation mark without an end belongs to the text around the command line, unless nothing stands
    // in front of it.
    guard let quote, quote > text.startIndex else { return text }
    return text[..<quote]
  }

  /// Returns the value, in its quotation marks, that a step gives to a secret key or types into a secure
  /// field, and its position among the step's parameters.
  private static func value(in text: String) -> (text: Substring, position: Int)? {
    if text.contains("secure text field") { return typedValue(in: text) }
    // Most steps are of something else, and a search by a pattern takes time.
    guard ["launch argument ", "variable "].contains(where: text.contains) else { return nil }
    let match = assignment.withLock { text.firstMatch(of: $0) }
    guard let match, match.1 != nil || isSecretKey(String(match.2.unquoted)) else { return nil }
    return (match.3, 1)
  }

  private static func typedValue(in text: String) -> (text: Substring, position: Int)? {
    if let typed = typing.withLock({ text.firstMatch(of: $0) }) { return (typed.1, 0) }
    return replacing.withLock { text.firstMatch(of: $0) }.map { ($0.1, 1) }
  }

  // To make a pattern takes longer than to search by it, and a `Regex` can't be sent to another thread.
  private static let assignment = Mutex(
    #/
    (secret\ )? (?:launch\ argument|variable) \ ("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')
    \ is\ ("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')
    /#)
  private static let typing = Mutex(
    #/
    \bI\ type\ ("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*') \ into\ (?:the|an?|any)\ [^"']*secure\ text\ field
    /#)
  private static let replacing = Mutex(
    #/
    \bI\ replace\ the\ text\ of\ (?:the|an?|any)\ [^"']*secure\ text\ field\b .*
    \ with\ ("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*') $
    /#)
}

extension Character {
  /// Whether a word of a command line may begin behind this character.
  fileprivate var mayPrecedeWord: Bool { isWhitespace || self == "\"" || self == "'" }
}

extension Substring {
  /// The text without the quotation marks around it.
  fileprivate var unquoted: Substring {
    guard count > 1, let first, first == "\"" || first == "'", last == first else { return self }
    return dropFirst().dropLast()
  }
}
