/// Splits a command line into words, as a shell does: quotation marks keep spaces together.
enum CommandLineWords {
  /// Returns the words without filling in variables; `${name}` never ends a word, whatever the name contains.
  ///
  /// - Throws: `StepError` for an unclosed quotation mark.
  static func words(of text: String) throws -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    var rest = text[...]
    while let character = rest.first {
      if let (part, written) = VariableText.special(at: rest), part != .unended(rest) {
        word = (word ?? "") + written
        rest = rest[written.endIndex...]
        isEscaped = false
        continue
      }
      rest.removeFirst()
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character == " " || character == "\t" {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let quote {
      let shown = WrittenSecrets.hidden(in: text)
      throw StepError.other("the quotation mark \(quote) has no end: \(shown)")
    }
    if let word { words.append(word) }
    return words
  }
}
