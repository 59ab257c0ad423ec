import Foundation

/// A reader for JSON in exactly the form that `CanonicalWriter` writes.
struct CanonicalReader: ~Copyable {
  private let base: UnsafePointer<UInt8>
  private let count: Int
  private var position = 0

  /// Makes a reader of bytes, which must stay in place for the reader's lifetime.
  init(_ base: UnsafePointer<UInt8>, count: Int) {
    self.base = base
    self.count = count
  }

  /// Returns whether a byte is an ASCII character that needs no escape in a string.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
  }

  /// Whether everything has been read, apart from a line end.
  var isAtEnd: Bool { position == count || (position &+ 1 == count && base[position] == 0x0A) }

  /// Skips the given punctuation and keys; returns false, without moving, if something else
  /// follows.
  mutating func skip(_ literal: StaticString) -> Bool {
    let length = literal.utf8CodeUnitCount
    guard length <= count &- position, memcmp(base + position, literal.utf8Start, length) == 0
    else { return false }
    position &+= length
    return true
  }

  /// Reads a non-negative integer.
  mutating func readNumber() -> UInt64? {
    let start = position
    var value: UInt64 = 0
    // Eighteen digits can't overflow; Foundation reads longer numbers.
    while position < count, position &- start < 18 {
      let digit = base[position] &- 0x30
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      position &+= 1
    }
    let hasLeadingZero = position &- start > 1 && base[start] == 0x30
    guard position > start, !hasLeadingZero, isAtEndOfNumber else { return nil }
    return value
  }

  /// Reads a number with an optional sign and fraction.
  mutating func readDouble() -> Double? {
    let isNegative = skip("-")
    return readMagnitude().map { isNegative ? -$0 : $0 }
  }

  private mutating func readMagnitude() -> Double? {
    let start = position
    var points = 0
    while position < count {
      let byte = base[position]
      if byte == 0x2E { points &+= 1 } else if byte &- 0x30 >= 10 { break }
      position &+= 1
    }
    let length = position &- start
    guard length > 0, length < 24, points <= 1, isAtEndOfNumber, base[start] != 0x2E,
      base[position &- 1] != 0x2E, length == 1 || base[start] != 0x30 || base[start &+ 1] == 0x2E
    else { return nil }
    if points == 0, length < 15 {
      position = start
      return readNumber().map { Double($0) }
    }
    return Double(text(from: start, count: length))
  }

  /// Reads a quoted string without escapes.
  mutating func readString() -> String? {
    guard position < count, base[position] == 0x22 else { return nil }
    let start = position &+ 1
    var end = start
    while end < count, Self.isPlain(base[end]) { end &+= 1 }
    guard end < count, base[end] == 0x22 else { return nil }
    position = end &+ 1
    return text(from: start, count: end &- start)
  }

  /// Reads a quoted text of several lines in any script, whose only escapes are those of line ends, quotation
  /// marks and backslashes.
  mutating func readLines() -> String? {
    guard position < count, base[position] == 0x22 else { return nil }
    let (base, count) = (base, count)
    var end = position &+ 1
    let bytes = [CChar](unsafeUninitializedCapacity: count &- position) { output, length in
      guard let target = output.baseAddress else { return }
      while end < count, base[end] != 0x22 {
        let byte = base[end]
        if byte == 0x5C, end &+ 1 < count,
          base[end &+ 1] == 0x6E || base[end &+ 1] == 0x22 || base[end &+ 1] == 0x5C
        {
          let escaped = base[end &+ 1]
          target[length] = escaped == 0x6E ? 0x0A : CChar(bitPattern: escaped)
          end &+= 2
        } else if byte >= 0x80 || Self.isPlain(byte) {
          target[length] = CChar(bitPattern: byte)
          end &+= 1
        } else {
          break
        }
        length &+= 1
      }
      target[length] = 0
      length &+= 1
    }
    // Foundation rejects bytes that aren't UTF-8.
    let text = bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.flatMap { String(validatingCString: $0) }
    }
    guard end < count, base[end] == 0x22, let text else { return nil }
    position = end &+ 1
    return text
  }

  private func text(from start: Int, count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: base + start, count: count), as: UTF8.self)
  }

  private var isAtEndOfNumber: Bool {
    guard position < count else { return false }
    let byte = base[position]
    return byte == 0x2C || byte == 0x7D || byte == 0x5D
  }
}
