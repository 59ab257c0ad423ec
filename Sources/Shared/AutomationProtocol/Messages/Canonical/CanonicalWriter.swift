import Foundation

/// A writer of JSON in `AutomationCoder`'s form: without white space, keys in the caller's order.
struct CanonicalWriter {
  private var text = ""

  /// Writes punctuation and keys verbatim.
  mutating func write(_ literal: String) { text.append(literal) }

  /// Writes a number.
  mutating func write(_ number: Int) { text.append(number.description) }

  /// Writes a number.
  mutating func write(_ number: UInt64) { text.append(number.description) }

  /// Writes a number; returns false if it needs an exponent.
  mutating func write(_ number: Double) -> Bool {
    let magnitude = abs(number)
    guard magnitude < 1e15, magnitude > 1e-3 || (number == 0 && number.sign == .plus) else {
      return false
    }
    let whole = Int(number)
    if Double(whole) == number {
      write(whole)
      return true
    }
    let description = number.description
    text.append(description.hasSuffix(".0") ? String(description.dropLast(2)) : description)
    return true
  }

  /// Writes a quoted string; returns false if a character in it needs an escape.
  mutating func write(quoting string: String) -> Bool {
    var string = string
    let isPlain = string.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return true }
      var index = 0
      while index < bytes.count {
        guard CanonicalReader.isPlain(base[index]) else { return false }
        index &+= 1
      }
      return true
    }
    guard isPlain else { return false }
    text.append("\"")
    text.append(string)
    text.append("\"")
    return true
  }

  /// Returns the output as a line with its line end.
  consuming func line() -> Data {
    text.append("\n")
    return text.withUTF8 { bytes in
      bytes.baseAddress.map { Data(bytes: $0, count: bytes.count) } ?? Data()
    }
  }
}
