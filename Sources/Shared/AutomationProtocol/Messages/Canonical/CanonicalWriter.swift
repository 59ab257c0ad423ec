import Foundation

/// Writes JSON as `AutomationCoder` has it: no white space, keys in the order of the caller.
struct CanonicalWriter {
  private var text = ""

  /// Writes something as it is: punctuation and keys.
  mutating func write(_ literal: String) { text.append(literal) }

  /// Writes a number.
  mutating func write(_ number: Int) { text.append(number.description) }

  /// Writes a number.
  mutating func write(_ number: UInt64) { text.append(number.description) }

  /// Writes a number without an exponent; false when it is not such a number.
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

  /// Writes a string in quotes; false when a character in it has to be escaped.
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

  /// What was written, as a line with its end.
  consuming func line() -> Data {
    text.append("\n")
    return text.withUTF8 { bytes in
      bytes.baseAddress.map { Data(bytes: $0, count: bytes.count) } ?? Data()
    }
  }
}
