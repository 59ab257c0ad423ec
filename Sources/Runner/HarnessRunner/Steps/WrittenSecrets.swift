import LaunchDomain
import Synchronization

/// Hides secrets written in the text of a step: values of keys with secret names, and texts for secure
/// fields.
///
/// `SecretRedactor` hides a value wherever it occurs, if it's long enough. `WrittenSecrets` goes by the
/// place, so it also hides values of one letter and values in steps that were never carried out.
enum WrittenSecrets {
  /// Returns a text with its secret values hidden.
  ///
  /// A value is secret after a secret key, as in `-model.password 1234` or `the launch argument
  /// "model.password" is "1234"`, or if it's typed into a field that the step calls secure.
  ///
  /// `${name}` stays, because it says where a value comes from rather than what it is.
  ///
  /// - Parameters:
  ///   - isSource: Whether the text is from a file, where `<name>` is a placeholder too.
  ///   - note: Called with each hidden value.
  static func hidden(
    in text: String, isSource: Bool = false, _ note: (Substring) -> Void = { _ in }
  ) -> String {
    let text = hidingArguments(in: text, isSource: isSource, note)
    guard let value = value(in: text)?.text.unquoted, !isPlaceholder(value, isSource: isSource)
    else { return text }
    note(value)
    return text[..<value.startIndex] + SecretRedactor.marker + text[value.endIndex...]
  }

  /// Returns a text that no step matches with its secrets hidden.
  ///
  /// If the text mentions a secret, all literals are hidden, because any of them may be it.
  static func hidden(inUndefined text: String) -> String {
    let text = hidden(in: text)
    guard speaksOfSecret(text) else { return text }
    return StepText.replacingLiterals(in: text[...]) { _, _ in SecretRedactor.marker }
  }

  /// Returns whether a text has a word for a secret or a secure field.
  static func speaksOfSecret(_ text: String) -> Bool {
    text.split { !$0.isLetter }.map(String.init)
      .contains { $0.lowercased() == "secure" || isSecretKey($0) }
  }

  /// Returns the position, among a step's parameters, of the value for a secret key or secure field, or `nil`
  /// if there isn't one.
  static func valuePosition(in text: String) -> Int? { value(in: text)?.position }

  /// Returns the names of an outline's columns whose values become secrets in a step.
  static func columns(in step: String) -> Set<String> {
    var names: Set<String> = []
    _ = hidden(in: step) { names.formUnion(columns(named: String($0))) }
    return names
  }

  /// Returns the names of the columns in a value: `<name>`.
  static func columns(named value: String) -> Set<String> {
    Set(value.matches(of: /<([^<>]+)>/).map { String($0.1) })
  }

  /// Returns, for each row of a table, the columns whose cells are secret.
  ///
  /// - Parameters:
  ///   - rows: The cells.
  ///   - hasHeader: Whether the first row contains only column names, as in examples.
  ///   - secretColumns: The names of columns that are secret although their names don't say so.
  static func secretCells(
    of rows: [[String]], hasHeader: Bool, secretColumns: Set<String> = []
  ) -> [Set<Int>] {
    let header = rows.first ?? []
    let named = Set(
      header.indices.filter { isSecretKey(header[$0]) || secretColumns.contains(header[$0]) })
    return rows.indices.map { index in
      var cells = index == 0 ? [] : named
      // A row with two cells may be a key and its value.
      if !hasHeader, rows[index].count == 2, isSecretKey(rows[index][0]) { cells.insert(1) }
      return cells
    }
  }

  /// Returns whether a value consists of a placeholder only: `${name}`, or `<name>` in a file's text.
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

  /// Returns the first word of a command line, with its quotation marks.
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
    // An unclosed quotation mark belongs to the text around the command line, unless it is the first
    // character.
    guard let quote, quote > text.startIndex else { return text }
    return text[..<quote]
  }

  /// Returns the quoted value that a step gives to a secret key or types into a secure field, and its
  /// position among the step's parameters.
  private static func value(in text: String) -> (text: Substring, position: Int)? {
    if text.contains("secure text field") { return typedValue(in: text) }
    // Most steps contain neither, and matching a pattern takes time.
    guard ["launch argument ", "variable "].contains(where: text.contains) else { return nil }
    let match = assignment.withLock { text.firstMatch(of: $0) }
    guard let match, match.1 != nil || isSecretKey(String(match.2.unquoted)) else { return nil }
    return (match.3, 1)
  }

  private static func typedValue(in text: String) -> (text: Substring, position: Int)? {
    if let typed = typing.withLock({ text.firstMatch(of: $0) }) { return (typed.1, 0) }
    return replacing.withLock { text.firstMatch(of: $0) }.map { ($0.1, 1) }
  }

  // Making a pattern takes longer than a search, and a `Regex` isn't sendable.
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
  /// Whether a command-line word may begin after this character.
  fileprivate var mayPrecedeWord: Bool { isWhitespace || self == "\"" || self == "'" }
}

extension Substring {
  /// The text without the quotation marks around it.
  fileprivate var unquoted: Substring {
    guard count > 1, let first, first == "\"" || first == "'", last == first else { return self }
    return dropFirst().dropLast()
  }
}
