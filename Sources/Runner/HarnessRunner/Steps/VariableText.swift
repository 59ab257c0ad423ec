/// Functions for the text of a step, in which `${name}` stands for the value of a variable.
///
/// Before `{`, two dollar signs stand for one: `$${name}` is the text `${name}`, and `$$${name}` is a dollar
/// sign and the variable's value. Other dollar signs stand for themselves.
enum VariableText {
  /// A part of a text.
  enum Part: Equatable {
    /// Literal text.
    case text(Substring)
    /// Two dollar signs that stand for one.
    case dollar
    /// The name of a variable.
    case variable(Substring)
    /// A variable without a closing brace, and the rest of the text.
    case unended(Substring)
  }

  /// Returns a text with dollar signs escaped, so that a step has no variables in it.
  static func written(_ text: String) -> String {
    guard text.contains("${") else { return text }
    return text.replacing(/\$+(?=\{)/) { $0.output + $0.output }
  }

  /// Returns a text with its dollar signs unescaped and its variables as written.
  static func said(by text: some StringProtocol) -> String {
    let parts = parts(of: Substring(text))
    return parts.map { if case .dollar = $0.part { "$" } else { String($0.written) } }.joined()
  }

  /// Returns a text with its dollar signs unescaped, or `nil` if it contains a variable.
  static func said(withoutVariables text: String) -> String? {
    holdsVariable(text) ? nil : said(by: text)
  }

  /// Hides the secrets in an unescaped text, and escapes the result again.
  ///
  /// - Parameter redact: Returns a text with its secrets hidden.
  static func redacted(_ text: String, _ redact: (String) -> String) -> String {
    let said = said(by: text)
    let hidden = redact(said)
    // Without escaped dollar signs, the redacted text needs no escaping either.
    return hidden == said ? text : said == text ? hidden : written(hidden)
  }

  /// Returns whether a text contains a variable.
  static func holdsVariable(_ text: some StringProtocol) -> Bool {
    parts(of: Substring(text)).contains {
      switch $0.part {
      case .variable, .unended: true
      case .text, .dollar: false
      }
    }
  }

  /// Returns the names of a text's variables, in order.
  static func variables(in text: String) -> [String] {
    parts(of: text[...]).compactMap {
      if case .variable(let name) = $0.part { String(name) } else { nil }
    }
  }

  /// Returns the keys of the secrets named in a text, in order.
  static func secretKeys(in text: String) -> [String] {
    let prefix = "secret:"
    return variables(in: text).filter { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count))
    }
  }

  /// Returns the keys of the secrets named in a step: `${secret:KEY}`, and `I type the secret "KEY" into …`.
  static func secretKeys(ofStep text: String) -> [String] {
    // Most steps name no secrets, and matching a pattern takes time.
    guard text.contains("secret") else { return [] }
    let typed = text.matches(of: #/the\ secret\ "([^"]+)"\ into/#).map { String($0.1) }
    return secretKeys(in: text) + typed
  }

  /// Returns a text with some of its variables replaced.
  ///
  /// - Parameter replacement: Returns the replacement for a variable's name, or `nil` to keep the variable.
  static func replacingVariables(
    in text: String, _ replacement: (Substring) -> String?
  ) -> String {
    parts(of: text[...]).map {
      if case .variable(let name) = $0.part, let new = replacement(name) { return new }
      return String($0.written)
    }.joined()
  }

  /// Returns the parts of a text, each with the text as written.
  static func parts(of text: Substring) -> [(part: Part, written: Substring)] {
    var parts: [(part: Part, written: Substring)] = []
    var rest = text
    while !rest.isEmpty {
      let next = special(at: rest)
      let written = next?.written ?? plain(at: rest)
      parts.append((next?.part ?? .text(written), written))
      rest = rest[written.endIndex...]
    }
    return parts
  }

  /// Returns the variable or escape at the beginning of a text, if there is one.
  static func special(at text: Substring) -> (part: Part, written: Substring)? {
    let dollars = text.prefix { $0 == "$" }
    guard !dollars.isEmpty, text[dollars.endIndex...].first == "{" else { return nil }
    guard dollars.count == 1 else { return (.dollar, text.prefix(2)) }
    guard let end = text.firstIndex(of: "}") else { return (.unended(text), text) }
    return (.variable(text[..<end].dropFirst(2)), text[...end])
  }

  /// Returns the literal text at the beginning, up to the next dollar sign after any leading ones.
  private static func plain(at text: Substring) -> Substring {
    let dollars = text.prefix { $0 == "$" }
    return text[..<(text[dollars.endIndex...].firstIndex(of: "$") ?? text.endIndex)]
  }
}
