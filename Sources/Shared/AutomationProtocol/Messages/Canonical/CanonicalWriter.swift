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

  /// Writes a quoted text of several lines in any script; returns false if it has control characters other
  /// than line ends.
  mutating func write(quotingLines string: String) -> Bool {
    var string = string
    let escaped = string.withUTF8 { bytes -> String? in
      guard let base = bytes.baseAddress else { return "" }
      var index = 0
      while index < bytes.count {
        let byte = base[index]
        guard byte >= 0x20 && byte != 0x7F || byte == 0x0A else { return nil }
        index &+= 1
      }
      // A loop over bytes, because generic replacement is slow without optimisation.
      return String(unsafeUninitializedCapacity: bytes.count &* 2) { output in
        guard let target = output.baseAddress else { return 0 }
        var (from, to) = (0, 0)
        while from < bytes.count {
          let byte = base[from]
          if byte == 0x0A || byte == 0x22 || byte == 0x5C {
            target[to] = 0x5C
            target[to &+ 1] = byte == 0x0A ? 0x6E : byte
            to &+= 2
          } else {
            target[to] = byte
            to &+= 1
          }
          from &+= 1
        }
        return to
      }
    }
    guard let escaped else { return false }
    text.append("\"")
    text.append(escaped)
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
