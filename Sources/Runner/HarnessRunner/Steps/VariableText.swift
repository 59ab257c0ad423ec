/// A text as a step has it: `${name}` stands for what a variable holds.
///
/// In front of `{`, two dollar signs are one: `$${name}` is the text `${name}`, and `$$${name}` a dollar sign and
/// what the variable holds. All other dollar signs are what they are.
enum VariableText {
  /// What a text consists of.
  enum Part: Equatable {
    /// What is meant as it is written.
    case text(Substring)
    /// Two dollar signs that are one.
    case dollar
    /// The name of a variable.
    case variable(Substring)
    /// A variable without an end, and all that follows.
    case unended(Substring)
  }

  /// Returns a text as a step has it to say that very text.
  static func written(_ text: String) -> String {
    guard text.contains("${") else { return text }
    return text.replacing(/\$+(?=\{)/) { $0.output + $0.output }
  }

  /// Returns what a text says, with its variables as they are written.
  static func said(by text: some StringProtocol) -> String {
    let parts = parts(of: Substring(text))
    return parts.map { if case .dollar = $0.part { "$" } else { String($0.written) } }.joined()
  }

  /// Returns what a text says; `nil` if only a run knows it, because the text has a variable.
  static func said(withoutVariables text: String) -> String? {
    holdsVariable(text) ? nil : said(by: text)
  }

  /// Hides the secrets in what a text says, and writes the result as a text again.
  ///
  /// - Parameter redact: Returns what a text says with its secrets hidden.
  static func redacted(_ text: String, _ redact: (String) -> String) -> String {
    let said = said(by: text)
    let hidden = redact(said)
    // It had no dollar signs that stand for others, or its variables are no secrets.
    return hidden == said ? text : said == text ? hidden : written(hidden)
  }

  /// Whether a text has a variable.
  static func holdsVariable(_ text: some StringProtocol) -> Bool {
    parts(of: Substring(text)).contains {
      switch $0.part {
      case .variable, .unended: true
      case .text, .dollar: false
      }
    }
  }

  /// Returns the names of a text's variables, in their order.
  static func variables(in text: String) -> [String] {
    parts(of: text[...]).compactMap {
      if case .variable(let name) = $0.part { String(name) } else { nil }
    }
  }

  /// Returns the keys of the secrets that a text names, in their order.
  static func secretKeys(in text: String) -> [String] {
    let prefix = "secret:"
    return variables(in: text).filter { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count))
    }
  }

  /// Returns the keys of the secrets that a step names: `${secret:KEY}`, and `I type the secret "KEY" into …`.
  static func secretKeys(ofStep text: String) -> [String] {
    // Most steps name none, and a search by a pattern takes time.
    guard text.contains("secret") else { return [] }
    let typed = text.matches(of: #/the\ secret\ "([^"]+)"\ into/#).map { String($0.1) }
    return secretKeys(in: text) + typed
  }

  /// Returns a text with other texts for some of its variables.
  ///
  /// - Parameter replacement: Returns, for a variable's name, what is written in its place; `nil` leaves it.
  static func replacingVariables(
    in text: String, _ replacement: (Substring) -> String?
  ) -> String {
    parts(of: text[...]).map {
      if case .variable(let name) = $0.part, let new = replacement(name) { return new }
      return String($0.written)
    }.joined()
  }

  /// Returns the parts of a text, with each as it is written.
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

  /// Returns what a text begins with, if that isn't meant as it is written.
  static func special(at text: Substring) -> (part: Part, written: Substring)? {
    let dollars = text.prefix { $0 == "$" }
    guard !dollars.isEmpty, text[dollars.endIndex...].first == "{" else { return nil }
    guard dollars.count == 1 else { return (.dollar, text.prefix(2)) }
    guard let end = text.firstIndex(of: "}") else { return (.unended(text), text) }
    return (.variable(text[..<end].dropFirst(2)), text[...end])
  }

  /// Returns what a text begins with that is meant as it is written: to the next dollar sign behind those at
  /// the beginning.
  private static func plain(at text: Substring) -> Substring {
    let dollars = text.prefix { $0 == "$" }
    return text[..<(text[dollars.endIndex...].firstIndex(of: "$") ?? text.endIndex)]
  }
}
