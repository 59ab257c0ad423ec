/// Splits a Swift source into tokens.
///
/// It recognises text that hides code (comments, strings, regular expressions) and code inside it
/// (interpolations). It accepts any text: unclosed text extends to the end of the source.
struct SwiftTokenizer {
  let source: [UInt8]
  var position = 0
  var tokens: [SwiftToken] = []

  static func tokens(of source: [UInt8]) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(source: source)
    tokenizer.position = start(of: source)
    if source[tokenizer.position...].starts(with: Array("#!".utf8)) { tokenizer.skipLine() }
    tokenizer.readTokens(untilClosingParenthesis: false)
    return tokenizer.tokens
  }

  private init(source: [UInt8]) { self.source = source }

  /// Returns the offset of the text, after any byte order mark.
  static func start(of source: [UInt8]) -> Int {
    source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the byte at an offset from the position, or 0 outside of the source.
  func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return source.indices.contains(index) ? source[index] : 0
  }

  var isAtEnd: Bool { position >= source.count }

  /// Reads tokens to the end, or to the parenthesis that closes an interpolation.
  mutating func readTokens(untilClosingParenthesis: Bool) {
    var depth = 0
    while !isAtEnd {
      skipSpaceAndComments()
      guard !isAtEnd else { return }
      if untilClosingParenthesis, depth == 0, byte() == UInt8(ascii: ")") { return }
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      readToken()
    }
  }

  private mutating func readToken() {
    let start = position
    switch byte() {
    case UInt8(ascii: "\""): readString(hashes: 0)
    case UInt8(ascii: "#"): readAfterHash()
    case UInt8(ascii: "@"):
      position += 1
      skipWord()
      append(.attribute, from: start)
    case UInt8(ascii: "`"):
      position += 1
      while !isAtEnd, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { position += 1 }
      position = min(position + 1, source.count)
      append(.word, from: start)
    case UInt8(ascii: "/") where isRegexAllowed: readRegex()
    case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"):
      position += 2
      append(.mark, from: start)
    case let byte where Self.isDigit(byte): readNumber()
    case let byte where Self.isOfWord(byte):
      skipWord()
      append(.word, from: start)
    default:
      position += 1
      append(.mark, from: start)
    }
  }

  private mutating func readAfterHash() {
    let start = position
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(hashes) {
    case UInt8(ascii: "\""):
      position += hashes
      readString(hashes: hashes)
    case UInt8(ascii: "/"):
      position += hashes
      readExtendedRegex(hashes: hashes)
    default:
      position += 1
      skipWord()
      append(.directive, from: start)
    }
  }

  private mutating func readNumber() {
    let start = position
    skipWord()
    if byte() == UInt8(ascii: "."), Self.isDigit(byte(1)) {
      position += 1
      skipWord()
    }
    append(.literal, from: start)
  }

  mutating func append(_ kind: SwiftToken.Kind, from start: Int) {
    let range = start..<position
    let text = kind == .literal ? "" : String(decoding: source[range], as: UTF8.self)
    tokens.append(SwiftToken(kind: kind, text: text, range: range))
  }

  // MARK: Between tokens

  private mutating func skipSpaceAndComments() {
    while !isAtEnd {
      if Self.isSpace(byte()) {
        position += 1
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        skipLine()
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while !isAtEnd, !Self.isLineEnd(byte()) { position += 1 }
  }

  /// Skips a comment, which may contain nested comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && !isAtEnd
    position = min(position, source.count)
  }

  private mutating func skipWord() {
    while !isAtEnd, Self.isOfWord(byte()) { position += 1 }
  }

  // MARK: Bytes

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// Returns whether a byte belongs to a name, as all bytes of characters outside of ASCII do.
  static func isOfWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
      || byte == 36 || byte >= 128
  }
}
