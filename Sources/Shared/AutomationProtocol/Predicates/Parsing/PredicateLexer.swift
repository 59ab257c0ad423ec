/// Splits a format string into tokens.
///
/// It works on scalars rather than characters, because a quote and a combining accent after it form
/// one character.
struct PredicateLexer {
  let scalars: [Unicode.Scalar]
  private var offset = 0

  init(_ format: String) {
    scalars = Array(format.unicodeScalars)
  }

  /// Converts an offset in scalars to a position in characters.
  func position(of offset: Int) -> Int {
    text(0..<offset).count
  }

  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  static func tokens(of format: String) -> (tokens: [PredicateToken], lexer: PredicateLexer) {
    var lexer = PredicateLexer(format)
    var tokens: [PredicateToken] = []
    while true {
      let token = lexer.next()
      tokens.append(token)
      switch token.kind {
      case .end, .invalid: return (tokens, lexer)
      default: break
      }
    }
  }

  private mutating func next() -> PredicateToken {
    while offset < scalars.count, scalars[offset].properties.isWhitespace { offset += 1 }
    let start = offset
    let kind = readKind()
    return PredicateToken(kind: kind, range: start..<offset)
  }

  private mutating func readKind() -> PredicateToken.Kind {
    guard let scalar = peek() else { return .end }
    switch scalar {
    case "\"", "'": return readString(quote: scalar)
    case "0"..."9": return readNumber()
    case "%": return readSpecifier()
    case "$":
      offset += 1
      let name = readName()
      return name.isEmpty ? invalidCharacter(at: offset - 1) : .variable(name)
    case "#":
      offset += 1
      let name = readName()
      return name.isEmpty ? invalidCharacter(at: offset - 1) : .escapedWord(name)
    case "@":
      offset += 1
      let name = readName()
      guard name.isEmpty else { return .word("@" + name) }
      return invalidCharacter(at: offset - 1, suggestion: peek() == "%" ? "%@" : nil)
    default:
      let name = readName()
      return name.isEmpty ? readSymbol(scalar) : .word(name)
    }
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    offset + distance < scalars.count ? scalars[offset + distance] : nil
  }

  static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }

  private mutating func readName() -> String {
    let start = offset
    guard let first = peek(), !("0"..."9" ~= first) else { return "" }
    while let scalar = peek(), PredicateLexer.isNameScalar(scalar) { offset += 1 }
    return text(start..<offset)
  }

  private mutating func readSymbol(_ scalar: Unicode.Scalar) -> PredicateToken.Kind {
    if let second = peek(1) {
      let pair = text(offset..<offset + 2)
      switch (scalar, second) {
      case ("=", "="), ("=", "<"), ("=", ">"), ("!", "="), ("<", ">"), ("<", "="), (">", "="),
        ("&", "&"), ("|", "|"), ("*", "*"):
        offset += 2
        return .symbol(pair)
      default: break
      }
    }
    switch scalar {
    case "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",", "+", "-", "*", "/", ".", ":":
      offset += 1
      return .symbol(String(scalar))
    case "“", "”", "„": return invalidCharacter(at: offset, suggestion: "\"")
    case "‘", "’": return invalidCharacter(at: offset, suggestion: "'")
    case "≤": return invalidCharacter(at: offset, suggestion: "<=")
    case "≥": return invalidCharacter(at: offset, suggestion: ">=")
    case "≠": return invalidCharacter(at: offset, suggestion: "!=")
    default: return invalidCharacter(at: offset)
    }
  }

  private mutating func readSpecifier() -> PredicateToken.Kind {
    let start = offset
    offset += 1
    // Flags and widths are read only for error messages, because predicates don't use them.
    while let scalar = peek(), "0"..."9" ~= scalar || scalar == "." || scalar == "$" { offset += 1 }
    while let scalar = peek(), "hlqLzjt".unicodeScalars.contains(scalar) { offset += 1 }
    let hasFlags =
      peek(start + 1 - offset).map { "0"..."9" ~= $0 || $0 == "." || $0 == "$" } ?? false
    let conversion = peek()
    if conversion != nil { offset += 1 }
    let found = text(start..<offset)
    switch conversion {
    case "@", "K", "d", "D", "i", "u", "U", "x", "X", "o", "O", "f", "F", "e", "E", "g", "G", "a",
      "A":
      if !hasFlags { return .specifier(String(found.dropFirst())) }
    case "%":
      return fault(
        .unsupported, at: start, found: "%%", expected: ["modulus:by:(a, b) for a remainder"])
    default: break
    }
    let nearest: String? =
      switch conversion {
      case "k": "%K"
      case "s", "S": "%@"
      default: nil
      }
    return fault(.unknownSpecifier, at: start, found: found, suggestion: nearest)
  }

  // MARK: Faults

  private func invalidCharacter(
    at place: Int, suggestion: String? = nil
  ) -> PredicateToken.Kind {
    fault(.invalidCharacter, at: place, found: String(scalars[place]), suggestion: suggestion)
  }

  private func fault(
    _ code: ElementPredicateError.Code, at place: Int, found: String, expected: [String] = [],
    suggestion: String? = nil
  ) -> PredicateToken.Kind {
    .invalid(
      ElementPredicateError(
        code: code, found: found, expected: expected, suggestion: suggestion,
        position: position(of: place)))
  }

  // MARK: Literals

  private mutating func readNumber() -> PredicateToken.Kind {
    let start = offset
    if peek() == "0", let letter = peek(1), let radix = PredicateLexer.radix(of: letter) {
      offset += 2
      let digits = offset
      while let scalar = peek(), PredicateLexer.isNameScalar(scalar) { offset += 1 }
      guard let int = Int(text(digits..<offset), radix: radix) else {
        return fault(.invalidNumber, at: start, found: text(start..<offset))
      }
      return .number(.int(int))
    }
    var isInteger = true
    skipDigits()
    if peek() == ".", let digit = peek(1), "0"..."9" ~= digit {
      isInteger = false
      offset += 1
      skipDigits()
    }
    if peek() == "e" || peek() == "E" {
      isInteger = false
      offset += 1
      if peek() == "+" || peek() == "-" { offset += 1 }
      skipDigits()
    }
    while let scalar = peek(), PredicateLexer.isNameScalar(scalar) { offset += 1 }
    let found = text(start..<offset)
    if isInteger, let int = Int(found) { return .number(.int(int)) }
    guard let double = Double(found), double.isFinite else {
      return fault(.invalidNumber, at: start, found: found)
    }
    return .number(.double(double))
  }

  private static func radix(of letter: Unicode.Scalar) -> Int? {
    switch letter {
    case "x", "X": 16
    case "o", "O": 8
    case "b", "B": 2
    default: nil
    }
  }

  private mutating func skipDigits() {
    while let scalar = peek(), "0"..."9" ~= scalar { offset += 1 }
  }

  private mutating func readString(quote: Unicode.Scalar) -> PredicateToken.Kind {
    let start = offset
    offset += 1
    var units: [UInt16] = []
    while let scalar = peek() {
      offset += 1
      if scalar == quote {
        guard let string = PredicateEscapes.string(units) else {
          return fault(.invalidEscape, at: start, found: text(start..<offset))
        }
        return .string(string)
      }
      guard scalar == "\\" else {
        units.append(contentsOf: scalar.utf16)
        continue
      }
      let escape = offset - 1
      let (unit, length) = PredicateEscapes.unit(after: scalars[offset...])
      offset += length
      guard let unit else {
        return fault(.invalidEscape, at: escape, found: text(escape..<offset))
      }
      units.append(contentsOf: unit)
    }
    return fault(.unterminatedString, at: start, found: String(quote))
  }
}
