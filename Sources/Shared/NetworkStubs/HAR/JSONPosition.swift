import Foundation

/// One step of the path from the root of a JSON text to a member.
enum JSONStep: Sendable, Hashable {
  case key(String)
  case index(Int)
}

/// Finds the lines of members in a JSON text.
///
/// Foundation's readers don't keep positions, so the text is searched again for a message.
struct JSONPosition {
  private let bytes: [UInt8]
  private var offset = 0
  /// The kind of fault at the offset, once a value can't be skipped.
  private var fault = JSONFault.Kind.syntax

  init(_ data: Data) { bytes = Array(data) }

  /// Returns the line, from 1, of a member or, if it doesn't exist, of the innermost existing one on its
  /// path.
  static func line(of path: [JSONStep], in data: Data) -> Int {
    var reader = JSONPosition(data)
    for step in path {
      reader.skipSpace()
      let start = reader.offset
      guard reader.enter(step) else {
        reader.offset = start
        break
      }
    }
    return reader.line(at: reader.offset)
  }

  /// Returns the first place that can't be read as JSON, or `nil` if the text is valid.
  static func fault(in data: Data) -> JSONFault? {
    var reader = JSONPosition(data)
    let isValue = reader.skipValue(depth: 0)
    reader.skipSpace()
    if isValue, reader.offset == reader.bytes.count { return nil }
    let offset = min(reader.offset, reader.bytes.count)
    let lineStart = reader.bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    return JSONFault(reader.fault, line: reader.line(at: offset), column: offset - lineStart + 1)
  }

  private func line(at offset: Int) -> Int {
    bytes[..<min(offset, bytes.count)].count { $0 == Self.newline } + 1
  }

  /// Moves to a member of the value at the present position.
  private mutating func enter(_ step: JSONStep) -> Bool {
    var index = 0
    switch step {
    case .index(let wanted):
      guard take("[") else { return false }
      while true {
        skipSpace()
        if index == wanted { return offset < bytes.count && bytes[offset] != UInt8(ascii: "]") }
        guard skipValue(depth: 0) else { return false }
        skipSpace()
        guard take(",") else { return false }
        index += 1
      }
    case .key(let wanted):
      guard take("{") else { return false }
      while true {
        skipSpace()
        let start = offset
        guard skipString() else { return false }
        let name = String(decoding: bytes[(start + 1)..<(offset - 1)], as: UTF8.self)
        skipSpace()
        guard take(":") else { return false }
        skipSpace()
        if name == wanted {
          // The key's line helps more than that of a value on a later line.
          if bytes[start..<offset].contains(Self.newline) { offset = start }
          return true
        }
        guard skipValue(depth: 0) else { return false }
        skipSpace()
        guard take(",") else { return false }
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
  }

  private mutating func skipString() -> Bool {
    guard take("\"") else { return false }
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return true
      case UInt8(ascii: "\\"):
        guard let length = lengthOfEscape(at: offset) else { return false }
        offset += length
      case 0..<0x20: return false
      default: offset += 1
      }
    }
    return false
  }

  private func lengthOfEscape(at start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    if bytes[start + 1] != UInt8(ascii: "u") {
      return "\"\\/bfnrt".utf8.contains(bytes[start + 1]) ? 2 : nil
    }
    let digits = bytes[(start + 2)...].prefix(4)
    let isHexadecimal = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    return digits.count == 4 && isHexadecimal ? 6 : nil
  }

  private mutating func skipValue(depth: Int) -> Bool {
    skipSpace()
    guard offset < bytes.count else { return false }
    guard depth < Self.depthLimit else {
      fault = .depth(Self.depthLimit)
      return false
    }
    switch bytes[offset] {
    case UInt8(ascii: "{"): return skipMembers(until: "}", named: true, depth: depth)
    case UInt8(ascii: "["): return skipMembers(until: "]", named: false, depth: depth)
    case UInt8(ascii: "\""): return skipString()
    default: return skipWord()
    }
  }

  private mutating func skipMembers(
    until end: Unicode.Scalar, named: Bool, depth: Int
  ) -> Bool {
    offset += 1
    skipSpace()
    if take(end) { return true }
    while true {
      skipSpace()
      if named {
        guard skipString() else { return false }
        skipSpace()
        guard take(":") else { return false }
      }
      guard skipValue(depth: depth + 1) else { return false }
      skipSpace()
      if take(end) { return true }
      guard take(",") else { return false }
    }
  }

  private mutating func skipWord() -> Bool {
    let start = offset
    while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    if ["true", "false", "null"].contains(word) { return true }
    let isNumber = word.wholeMatch(of: Self.number) != nil
    if isNumber, Double(word)?.isFinite == true { return true }
    if isNumber { fault = .number(word) }
    offset = start
    return false
  }

  /// A number of JSON, which is written in fewer ways than Swift's.
  private static var number: Regex<Substring> {
    /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let depthLimit = 500
}
