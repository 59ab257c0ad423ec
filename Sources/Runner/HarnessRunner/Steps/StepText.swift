import LaunchDomain

/// Functions for the text of a step, which has words and literals in quotation marks.
enum StepText {
  /// Returns a text with the contents of its literals replaced.
  ///
  /// - Parameters:
  ///   - quotes: The quotation marks that begin a literal.
  ///   - replacement: Returns the new content for a content as written and the text before it.
  static func replacingLiterals(
    in text: Substring, quotes: Set<Character> = ["\"", "'"],
    _ replacement: (_ content: Substring, _ before: Substring) -> String
  ) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(where: quotes.contains) {
      guard let end = end(ofLiteralAt: start, in: rest) else {
        // The character is an apostrophe.
        result += rest[...start]
        rest = rest[rest.index(after: start)...]
        continue
      }
      result += rest[...start]
      result += replacement(rest[rest.index(after: start)..<end], text[..<start])
      result.append(rest[end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Returns the contents of a text's literals, as written.
  static func literals(in text: String) -> [Substring] {
    var literals: [Substring] = []
    _ = replacingLiterals(in: text[...]) { content, _ in
      literals.append(content)
      return ""
    }
    return literals
  }

  /// Returns a text with the literals hidden that equal one of the values, even short ones.
  static func hiding(_ values: Set<String>, in text: String) -> String {
    guard !values.isEmpty else { return text }
    return replacingLiterals(in: text[...]) { content, _ in
      values.contains(unescaped(content)) ? SecretRedactor.marker : String(content)
    }
  }

  /// Returns a text with its secrets hidden, including literals that escape quotation marks.
  ///
  /// - Parameter redact: Returns a text with its secrets hidden.
  static func redacted(_ text: String, _ redact: (String) -> String) -> String {
    guard text.contains("\\") || text.contains("$${") else { return redact(text) }
    let text = replacingLiterals(in: text[...]) { content, _ in
      let plain = unescaped(content)
      let hidden = redact(plain)
      guard hidden != plain else { return String(content) }
      return VariableText.written(hidden).replacing("\"", with: "\\\"")
    }
    return redact(text)
  }

  /// Returns the text that a literal stands for, with its variables as written.
  ///
  /// Quotation marks are the only escapes in Cucumber Expressions.
  static func unescaped(_ content: Substring) -> String {
    VariableText.said(
      by: content.replacing("\\\"", with: "\"").replacing("\\'", with: "'"))
  }

  private static func end(ofLiteralAt start: String.Index, in text: Substring) -> String.Index? {
    var isEscaped = false
    for index in text.indices[text.index(after: start)...] {
      if isEscaped {
        isEscaped = false
      } else if text[index] == "\\" {
        isEscaped = true
      } else if text[index] == text[start] {
        return index
      }
    }
    return nil
  }
}
