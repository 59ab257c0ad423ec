import Foundation

/// A scanner that finds the offset of a value in a JSON text, and the first syntax error.
///
/// `JSONDecoder` on Linux reports neither. The grammar is that of RFC 8259.
struct JSONScanner {
  /// The maximum depth, which is that of Foundation's decoder.
  private static let deepest = 512

  private let bytes: [UInt8]
  private var index = 0
  /// The path to the requested value; `found` counts the steps found so far.
  private let path: [JSONStep]
  private var found = (depth: -1, offset: 0)

  private init(_ bytes: [UInt8], path: [JSONStep]) {
    self.bytes = bytes
    self.path = path
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Returns the first syntax error; `nil` if the text is valid.
  static func fault(in bytes: [UInt8]) -> Fault? {
    var scanner = JSONScanner(bytes, path: [])
    do {
      try scanner.scanText()
      return nil
    } catch {
      return error
    }
  }

  /// Returns the byte offset of a value, or of its nearest existing ancestor.
  static func offset(of path: [JSONStep], in bytes: [UInt8]) -> Int {
    var scanner = JSONScanner(bytes, path: path)
    // The text after the value may be invalid.
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

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - depth: The number of lists and objects around the value.
  ///   - isOnPath: Whether all steps so far belong to the requested path.
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

  /// Reads the separator between two members, or the end after the last.
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
    // The grammar allows unpaired surrogates, but they can't be converted to a string.
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
