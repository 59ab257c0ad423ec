extension SwiftTokenizer {
  /// Reads a string from its quotation mark; the position is after its number signs.
  ///
  /// The code of its interpolations becomes tokens between two literals.
  mutating func readString(hashes: Int) {
    var start = position - hashes
    let quote = UInt8(ascii: "\"")
    let isMultiline =
      byte(1) == quote && byte(2) == quote && !(hashes > 0 && isClosedInLine(hashes: hashes))
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
        // An unclosed string extends only to the end of its line, as in the compiler.
        break
      } else {
        position += 1
      }
    }
    append(.literal, from: start)
  }

  /// Returns whether a raw string that begins with three quotation marks ends in its line, as `#"""#` does,
  /// which is a string of one quotation mark.
  private func isClosedInLine(hashes: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    var offset = 2
    while byte(offset) != 0, !Self.isLineEnd(byte(offset)) {
      if byte(offset) == quote, isFollowedByHashes(hashes, from: offset) { return true }
      offset += 1
    }
    return false
  }

  /// Returns whether number signs follow the byte at an offset.
  private func isFollowedByHashes(_ count: Int, from offset: Int = 0) -> Bool {
    for index in 0..<count where byte(offset + 1 + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Whether a slash here begins a regular expression, by the compiler's rules.
  ///
  /// It has a space or an opening mark before it and an operand after it, or it is where an operand is
  /// expected, and another slash closes it in the same line.
  var isRegexAllowed: Bool {
    let next = byte(1)
    guard next != 0, !Self.isSpace(next), next != UInt8(ascii: "/"), next != UInt8(ascii: "*"),
      position == 0 || Self.isSpace(byte(-1)) || Array("([{,;:".utf8).contains(byte(-1)),
      !isNameOfOperator, adjoinsOperand || !endsOperand(tokens.last)
    else { return false }
    return closingSlash != nil
  }

  /// Whether the slash is the name of an operator function or operator being declared.
  private var isNameOfOperator: Bool {
    tokens.last?.isWord("func") == true || tokens.last?.isWord("operator") == true
  }

  /// Whether the operator that the slash begins directly adjoins the text after it.
  private var adjoinsOperand: Bool {
    var offset = 1
    while Array("/=-+!*%<>&|^~?".utf8).contains(byte(offset)) { offset += 1 }
    let next = byte(offset)
    return next != 0 && !Self.isSpace(next) && !Array(")]},;:".utf8).contains(next)
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

  /// The offset of the slash that closes a regular expression in this line, or `nil` if the slash here is an
  /// operator.
  ///
  /// As in the compiler, the first slash without a backslash closes it, but not after a space, before a
  /// comment, or after a parenthesis that the expression doesn't open.
  private var closingSlash: Int? {
    var offset = 1
    var openGroups = 0
    var openSets = 0
    var space: Int?
    while byte(offset) != 0, !Self.isLineEnd(byte(offset)) {
      switch byte(offset) {
      case UInt8(ascii: "\\"):
        offset += 1
        if Self.isLineEnd(byte(offset)) { return nil }
      case UInt8(ascii: " "), UInt8(ascii: "\t"): space = offset
      case UInt8(ascii: "["): openSets += 1
      case UInt8(ascii: "]"): openSets = max(0, openSets - 1)
      case UInt8(ascii: "(") where openSets == 0: openGroups += 1
      case UInt8(ascii: ")") where openSets == 0:
        guard openGroups > 0 else { return nil }
        openGroups -= 1
      case UInt8(ascii: "/"):
        let isBeforeComment = Array("/*".utf8).contains(byte(offset + 1))
        return isBeforeComment || space == offset - 1 ? nil : offset
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

  /// Reads `#/…/#`, which may span several lines; the position is after its number signs.
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
