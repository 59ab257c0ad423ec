extension SwiftTokenizer {
  /// Reads a string from its quotation mark; the position is behind its number signs.
  ///
  /// The code of its interpolations becomes tokens between two literals.
  mutating func readString(hashes: Int) {
    var start = position - hashes
    let quote = UInt8(ascii: "\"")
    let isMultiline = byte(1) == quote && byte(2) == quote
    position += isMultiline ? 3 : 1
    while !isAtEnd {
      if byte() == UInt8(ascii: "\\"), isFollowedByHashes(hashes) {
        position += 1 + hashes
        if byte() == UInt8(ascii: "(") {
          position += 1
          append(.literal, from: start)
          readTokens(untilClosingParenthesis: true)
          start = position
          position = min(position + 1, source.count)
        } else {
          position = min(position + 1, source.count)
        }
      } else if byte() == quote, !isMultiline || (byte(1) == quote && byte(2) == quote),
        isFollowedByHashes(hashes, from: isMultiline ? 2 : 0)
      {
        position += (isMultiline ? 3 : 1) + hashes
        append(.literal, from: start)
        return
      } else if byte() == UInt8(ascii: "\n"), !isMultiline {
        // An unclosed string hides no more than its line, as in the compiler.
        break
      } else {
        position += 1
      }
    }
    append(.literal, from: start)
  }

  /// Returns whether number signs follow the byte at an offset.
  private func isFollowedByHashes(_ count: Int, from offset: Int = 0) -> Bool {
    for index in 0..<count where byte(offset + 1 + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Whether a slash here begins a regular expression: it stands where an operand is expected, and
  /// another one closes it in the same line.
  var isRegexAllowed: Bool {
    let next = byte(1)
    guard next != 0, !Self.isSpace(next), next != UInt8(ascii: "/"), next != UInt8(ascii: "*"),
      position == 0 || Self.isSpace(byte(-1)) || Array("([{,;:".utf8).contains(byte(-1)),
      !endsOperand(tokens.last)
    else { return false }
    return closingSlash != nil
  }

  private static let wordsBeforeOperand: Set<String> = [
    "return", "in", "case", "if", "while", "guard", "else", "try", "await", "throw", "where", "is",
    "as", "let", "var", "consume", "copy", "yield", "switch", "repeat", "do", "defer", "unsafe",
  ]

  private func endsOperand(_ token: SwiftToken?) -> Bool {
    guard let token else { return false }
    switch token.kind {
    case .word: return !Self.wordsBeforeOperand.contains(token.text)
    case .literal, .attribute, .directive: return true
    case .mark: return [")", "]", "}"].contains(token.text)
    }
  }

  /// The offset of the slash that closes a regular expression in this line.
  private var closingSlash: Int? {
    var offset = 1
    var isInSet = false
    while byte(offset) != 0, byte(offset) != UInt8(ascii: "\n") {
      switch byte(offset) {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "/") where !isInSet: return offset
      default: break
      }
      offset += 1
    }
    return nil
  }

  mutating func readRegex() {
    let start = position
    position += (closingSlash ?? 0) + 1
    append(.literal, from: start)
  }

  /// Reads `#/…/#`, which may go over several lines; the position is behind its number signs.
  mutating func readExtendedRegex(hashes: Int) {
    let start = position - hashes
    position += 1
    while !isAtEnd {
      if byte() == UInt8(ascii: "\\") {
        position = min(position + 2, source.count)
      } else if byte() == UInt8(ascii: "/"), isFollowedByHashes(hashes) {
        position += 1 + hashes
        break
      } else {
        position += 1
      }
    }
    append(.literal, from: start)
  }
}
