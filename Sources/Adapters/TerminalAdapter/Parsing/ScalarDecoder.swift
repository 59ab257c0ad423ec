/// Decodes Unicode scalars from UTF-8, one byte at a time.
///
/// Each invalid part becomes one replacement character, as the Unicode Standard recommends.
struct ScalarDecoder: Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  /// The range of the next byte; some byte sequences of the right shape aren't scalars.
  private var next: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether a scalar is incomplete.
  var isInside: Bool { missing > 0 }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Ends an incomplete scalar.
  ///
  /// - Returns: The replacement character if a scalar was incomplete.
  mutating func end() -> Unicode.Scalar? {
    guard isInside else { return nil }
    missing = 0
    return Self.replacement
  }

  /// Decodes a byte.
  ///
  /// - Returns: The replacement character if the byte interrupts an incomplete scalar, and the scalar that
  ///   the byte completes.
  mutating func take(_ byte: UInt8) -> (broken: Unicode.Scalar?, scalar: Unicode.Scalar?) {
    var broken: Unicode.Scalar?
    if isInside {
      if next.contains(byte) {
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        next = 0x80...0xBF
        return (nil, missing == 0 ? Unicode.Scalar(value) ?? Self.replacement : nil)
      }
      broken = end()
    }
    next = 0x80...0xBF
    switch byte {
    case 0..<0x80: return (broken, Unicode.Scalar(byte))
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF:
      (value, missing) = (UInt32(byte & 0x0F), 2)
      if byte == 0xE0 { next = 0xA0...0xBF }
      if byte == 0xED { next = 0x80...0x9F }
    case 0xF0...0xF4:
      (value, missing) = (UInt32(byte & 0x07), 3)
      if byte == 0xF0 { next = 0x90...0xBF }
      if byte == 0xF4 { next = 0x80...0x8F }
    default: return (broken, Self.replacement)
    }
    return (broken, nil)
  }
}
