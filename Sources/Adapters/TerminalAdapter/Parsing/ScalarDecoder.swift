/// Puts Unicode scalars together from the bytes of UTF-8, one byte at a time.
///
/// Each part that isn't valid becomes one replacement character, as the Unicode Standard recommends.
struct ScalarDecoder: Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  /// The least and greatest next byte: not every sequence of the right shape is a scalar.
  private var next: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether the last byte didn't end a scalar.
  var isInside: Bool { missing > 0 }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Ends an incomplete scalar.
  ///
  /// - Returns: What is shown for it.
  mutating func end() -> Unicode.Scalar? {
    guard isInside else { return nil }
    missing = 0
    return Self.replacement
  }

  /// Takes a byte.
  ///
  /// - Returns: What is shown for the bytes before, if this one breaks them off, and the scalar that
  ///   this byte completes.
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
