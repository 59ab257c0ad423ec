/// A prefix code of deflate, from bits to symbols (RFC 1951, section 3.2.2).
struct PrefixCode {
  /// The symbol for each value of the next `width` bits, with the code's length in the lowest four
  /// bits.
  private let entries: [UInt16]
  private let width: Int

  /// Makes a code from the length of each symbol's code, 0 for unused symbols.
  ///
  /// - Throws: `badData` if there are too many short codes for a prefix code.
  init(lengths: [UInt8]) throws {
    let width = Int(lengths.max() ?? 0)
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length & 15)] += 1 }
    var next = [Int](repeating: 0, count: 17)
    var code = 0
    for length in 1...15 {
      next[length] = code
      code += counts[length]
      guard code <= 1 << length else { throw PNGReadingError.badData }
      code <<= 1
    }
    var entries = [UInt16](repeating: 0, count: 1 << width)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      let first = Self.reversed(next[length], length)
      next[length] += 1
      for index in stride(from: first, to: entries.count, by: 1 << length) {
        entries[index] = UInt16(symbol << 4 | length)
      }
    }
    self.entries = entries
    self.width = width
  }

  func symbol(from reader: inout BitReader) throws -> Int {
    let entry = entries[reader.peek(width)]
    guard entry != 0 else { throw PNGReadingError.badData }
    try reader.take(Int(entry & 15))
    return Int(entry >> 4)
  }

  private static func reversed(_ code: Int, _ length: Int) -> Int {
    var result = 0
    for bit in 0..<length where code >> bit & 1 == 1 { result |= 1 << (length - 1 - bit) }
    return result
  }
}
