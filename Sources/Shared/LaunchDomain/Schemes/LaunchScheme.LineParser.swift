extension LaunchScheme {
  /// A parser for one line of a scheme: two words, quoted as in a shell, make a pair.
  struct LineParser {
    struct Failure: Error {
      var fault: LaunchDomainError.LineFault
      /// The number of scalars of the line before the fault.
      var offset: Int
    }

    private struct Word {
      var text: String.UnicodeScalarView
      var offset: Int
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0

    /// The offset of the key, once it is parsed.
    private(set) var keyOffset = 0

    init(line: some Sequence<Unicode.Scalar>) {
      scalars = Array(line)
    }

    /// Parses the line; returns `nil` if it is empty or a comment.
    mutating func parse() throws(Failure) -> (key: String, argument: String)? {
      if let offset = scalars.firstIndex(of: "\0") { throw Failure(fault: .nul, offset: offset) }
      var words: [Word] = []
      while let word = try nextWord() { words.append(word) }
      guard let first = words.first else { return nil }
      keyOffset = first.offset
      let key = try key(in: first, isAlone: words.count == 1)
      guard words.count > 1 else { throw Failure(fault: .noValue(key: key), offset: index) }
      let value = words[1]
      if value.text.first == "-" {
        throw Failure(fault: .leadingDash(key: key), offset: value.offset)
      }
      if words.count > 2 {
        throw Failure(
          fault: .extraWords(key: key, count: words.count - 2), offset: words[2].offset)
      }
      return (key, String(value.text))
    }

    private func key(in word: Word, isAlone: Bool) throws(Failure) -> String {
      let text = String(word.text)
      func failure(_ fault: LaunchDomainError.LineFault) -> Failure {
        Failure(fault: fault, offset: word.offset)
      }
      guard word.text.first == "-" else { throw failure(.noKey(isAlone ? nil : text)) }
      let key = String(word.text.dropFirst())
      if key.hasPrefix("-") {
        throw failure(.doubleDash(key: String(key.drop { $0 == "-" }.prefix { $0 != "=" })))
      }
      if key.isEmpty { throw failure(.emptyKey) }
      // If a value follows, an equals sign is an ordinary character of the key's name.
      if isAlone, let name = key.split(separator: "=").first, name.count < key.count {
        throw failure(.joined(key: String(name)))
      }
      if let fault = LaunchDomainError.KeyFault(in: key) { throw failure(.invalidKey(fault)) }
      return key
    }

    private mutating func nextWord() throws(Failure) -> Word? {
      while index < scalars.count, isSpace(scalars[index]) { index += 1 }
      guard index < scalars.count, scalars[index] != "#" else { return nil }
      var word = Word(text: String.UnicodeScalarView(), offset: index)
      while index < scalars.count, !isSpace(scalars[index]) {
        let scalar = scalars[index]
        index += 1
        switch scalar {
        case "'", "\"": try readQuoted(by: scalar, into: &word)
        case "\\":
          guard index < scalars.count else {
            throw Failure(fault: .openEscape, offset: index - 1)
          }
          word.text.append(scalars[index])
          index += 1
        default: word.text.append(scalar)
        }
      }
      return word
    }

    private mutating func readQuoted(
      by quote: Unicode.Scalar, into word: inout Word
    ) throws(Failure) {
      let start = index - 1
      while index < scalars.count {
        let scalar = scalars[index]
        index += 1
        if scalar == quote { return }
        if quote == "\"", scalar == "\\", index < scalars.count, escapable(scalars[index]) {
          word.text.append(scalars[index])
          index += 1
        } else {
          word.text.append(scalar)
        }
      }
      throw Failure(fault: .openQuote(String(quote)), offset: start)
    }

    private func escapable(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "\"" || scalar == "\\" || scalar == "$" || scalar == "`"
    }

    private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      scalar == " " || scalar == "\t"
    }
  }
}
