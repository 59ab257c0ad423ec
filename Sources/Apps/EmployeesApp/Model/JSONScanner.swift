import Foundation

/// Reads a JSON text for the places in it: where a value begins, and where the text stops being JSON.
///
/// A `JSONDecoder` on Linux says neither. The grammar is that of RFC 8259.
struct JSONScanner {
  /// As deep as Foundation's decoder goes.
  private static let deepest = 512

  private let bytes: [UInt8]
  private var index = 0
  /// The way to the value that is looked for, and how much of it has been found.
  private let path: [JSONStep]
  private var found = (depth: -1, offset: 0)

  private init(_ bytes: [UInt8], path: [JSONStep]) {
    self.bytes = bytes
    self.path = path
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The place where a text stops being JSON; nil when all of it is.
  static func fault(in bytes: [UInt8]) -> Fault? {
    var scanner = JSONScanner(bytes, path: [])
    do {
      try scanner.scanText()
      return nil
    } catch {
      return error
    }
  }

  /// How many bytes stand before a value, or before the last one on the way to it that is there.
  static func offset(of path: [JSONStep], in bytes: [UInt8]) -> Int {
    var scanner = JSONScanner(bytes, path: path)
    // What comes after the value may be no JSON.
    try? scanner.scanText()
    return scanner.found.offset
  }

  private mutating func scanText() throws(Fault) {
    skipWhiteSpace()
    if peek == nil { throw fault(.empty) }
    try scanValue(depth: 0, isOnPath: true)
    skipWhiteSpace()
    if peek != nil { throw fault(.extra) }
  }

  /// - Parameters:
  ///   - depth: How many lists and objects are around the value.
  ///   - isOnPath: Whether every step to it was one of those looked for.
  private mutating func scanValue(depth: Int, isOnPath: Bool) throws(Fault) {
    if depth > Self.deepest { throw fault(.tooDeep) }
    if isOnPath, depth > found.depth { found = (depth, index) }
    switch peek {
    case UInt8(ascii: "{"): try scanObject(depth: depth, isOnPath: isOnPath)
    case UInt8(ascii: "["): try scanList(depth: depth, isOnPath: isOnPath)
    case UInt8(ascii: "\""): _ = try scanString()
    case let byte? where "-0123456789".utf8.contains(byte): try scanNumber()
    default: try scanLiteral()
    }
  }

  private mutating func scanList(depth: Int, isOnPath: Bool) throws(Fault) {
    index += 1
    skipWhiteSpace()
    if take("]") { return }
    var number = 0
    repeat {
      let isNext = isOnPath && depth < path.count && path[depth] == .element(number)
      try scanValue(depth: depth + 1, isOnPath: isNext)
      number += 1
    } while try !endsMembers("]", of: "a list")
  }

  private mutating func scanObject(depth: Int, isOnPath: Bool) throws(Fault) {
    index += 1
    skipWhiteSpace()
    if take("}") { return }
    repeat {
      guard peek == UInt8(ascii: "\"") else { throw missing("a name in quotes", in: "an object") }
      let name = try scanString()
      skipWhiteSpace()
      guard take(":") else { throw missing("a colon", in: "an object") }
      skipWhiteSpace()
      let isNext = isOnPath && depth < path.count && path[depth] == .member(name)
      try scanValue(depth: depth + 1, isOnPath: isNext)
    } while try !endsMembers("}", of: "an object")
  }

  /// Reads what stands between two members, or after the last.
  private mutating func endsMembers(
    _ bracket: Unicode.Scalar, of whole: String
  ) throws(Fault) -> Bool {
    skipWhiteSpace()
    if take(bracket) { return true }
    guard take(",") else { throw missing("a comma or \(bracket)", in: whole) }
    skipWhiteSpace()
    if peek == nil { throw fault(.cutShort(whole)) }
    return false
  }

  private mutating func scanString() throws(Fault) -> String {
    index += 1
    let start = index
    var isEscaped = false
    while let byte = peek, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw fault(.controlCharacter) }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        try scanEscape()
      } else {
        index += 1
      }
    }
    if peek == nil { throw fault(.cutShort("a string")) }
    let content = bytes[start..<index]
    index += 1
    guard isEscaped else { return String(decoding: content, as: UTF8.self) }
    // Halves of a character, which may stand here by this grammar, have no name.
    let quoted = Data(bytes[(start - 1)..<index])
    return (try? JSONDecoder().decode(String.self, from: quoted)) ?? ""
  }

  private mutating func scanEscape() throws(Fault) {
    let start = index
    index += 1
    let isUnicode = peek == UInt8(ascii: "u")
    guard let byte = peek else { throw fault(.cutShort("a string")) }
    guard isUnicode || "\"\\/bfnrt".utf8.contains(byte) else {
      throw Fault(offset: start, reason: .badEscape)
    }
    index += 1
    guard isUnicode else { return }
    for _ in 0..<4 {
      guard let digit = peek else { throw fault(.cutShort("a string")) }
      guard "0123456789abcdefABCDEF".utf8.contains(digit) else {
        throw Fault(offset: start, reason: .badEscape)
      }
      index += 1
    }
  }

  private mutating func scanNumber() throws(Fault) {
    _ = take("-")
    if !take("0") { try scanDigits() }
    if take(".") { try scanDigits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try scanDigits()
    }
  }

  private mutating func scanDigits() throws(Fault) {
    let start = index
    while let byte = peek, "0123456789".utf8.contains(byte) { index += 1 }
    if index == start { throw missing("a digit", in: "a number") }
  }

  private mutating func scanLiteral() throws(Fault) {
    for word in ["true", "false", "null"] {
      let rest = bytes[index...].prefix(word.utf8.count)
      if rest.elementsEqual(word.utf8) {
        index += rest.count
        return
      }
      if !rest.isEmpty, rest.endIndex == bytes.count, word.utf8.starts(with: rest) {
        throw Fault(offset: bytes.count, reason: .cutShort("a word"))
      }
    }
    throw missing("a value", in: "a list or an object")
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek.map(Unicode.Scalar.init) == character else { return false }
    index += 1
    return true
  }

  private mutating func skipWhiteSpace() {
    while let byte = peek, " \t\n\r".utf8.contains(byte) { index += 1 }
  }

  private func fault(_ reason: Fault.Reason) -> Fault { Fault(offset: index, reason: reason) }

  private func missing(_ what: String, in whole: String) -> Fault {
    fault(peek == nil ? .cutShort(whole) : .expected(what))
  }
}
