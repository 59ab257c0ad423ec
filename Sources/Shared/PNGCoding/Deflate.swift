/// A compressor for zlib streams, with matches and the fixed Huffman codes of RFC 1951.
///
/// It is designed for pictures of screens: it looks for matches at the previous pixel, in the row
/// above, and at the last position of the same three bytes. The result is nearly as small as that
/// of an exhaustive search.
struct Deflate {
  private let input: UnsafeBufferPointer<UInt8>
  private let bytes: UnsafePointer<UInt8>
  /// The distance to the byte above; 0 if there are no rows.
  private let rowLength: Int
  private var output: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0
  /// The position after the last occurrence of three bytes, by their hash.
  private var lastSeen = [Int](repeating: 0, count: Deflate.hashCount)

  /// Returns the compressed zlib stream of some bytes.
  static func compress(_ bytes: [UInt8], rowLength: Int) -> [UInt8] {
    // A pointer is fast even without optimisation, and every byte is read several times.
    let stream = bytes.withUnsafeBufferPointer { input in
      input.baseAddress.map { start in
        var deflate = Deflate(input: input, bytes: start, rowLength: rowLength)
        return deflate.run()
      }
    }
    let sum = Checksum.adler32(bytes)
    return (stream ?? emptyStream)
      + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  private init(input: UnsafeBufferPointer<UInt8>, bytes: UnsafePointer<UInt8>, rowLength: Int) {
    self.input = input
    self.bytes = bytes
    self.rowLength = rowLength <= Self.maximumDistance ? rowLength : 0
  }

  private mutating func run() -> [UInt8] {
    output = [0x78, 0x01]
    // The stream is a single, final block with fixed codes.
    put(0b011, 3)
    var index = 0
    while index < input.count {
      let match = longestMatch(at: index)
      if match.length >= 3 {
        putMatch(match.length, match.distance)
        index += match.length
      } else {
        putLiteral(bytes[index])
        index += 1
      }
    }
    putSymbol(256)
    if bitCount > 0 { put(0, 8 - bitCount % 8) }
    return output
  }

  private mutating func longestMatch(at index: Int) -> (length: Int, distance: Int) {
    let most = min(input.count - index, 258)
    guard most >= 3 else { return (0, 0) }
    let start = bytes + index
    let hash =
      (Int(start[0]) &* 0x9E5 ^ Int(start[1]) &* 0x6D3 ^ Int(start[2]) &* 0xB7)
      & (Self.hashCount - 1)
    let seen = lastSeen[hash] - 1
    lastSeen[hash] = index + 1
    var best = (length: 0, distance: 0)
    consider(rowLength, index, most, &best)
    consider(1, index, most, &best)
    consider(index - seen, index, most, &best)
    return best
  }

  /// Takes the match at a distance if it is longer than the best so far.
  private func consider(
    _ distance: Int, _ index: Int, _ most: Int, _ best: inout (length: Int, distance: Int)
  ) {
    guard distance > 0, distance <= index, distance <= Self.maximumDistance, best.length < most
    else { return }
    let start = bytes + index
    let earlier = start - distance
    // A longer match must agree in its last byte, so this check rejects most candidates.
    guard start[best.length] == earlier[best.length] else { return }
    var length = 0
    while length < most, start[length] == earlier[length] { length += 1 }
    if length > best.length { best = (length, distance) }
  }

  /// The zlib stream of no bytes, without its checksum.
  private static let emptyStream: [UInt8] = [0x78, 0x01, 0x03, 0x00]
  private static let hashCount = 1 << 13
  private static let maximumDistance = 32768
}

// MARK: - Bits

extension Deflate {
  private mutating func put(_ value: UInt64, _ count: UInt64) {
    bits |= value << bitCount
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  private mutating func putLiteral(_ byte: UInt8) { putSymbol(Int(byte)) }

  private mutating func putMatch(_ length: Int, _ distance: Int) {
    let lengthCode = Self.lengthCodes[length]
    putSymbol(257 + lengthCode)
    put(UInt64(length - Self.lengthBases[lengthCode]), UInt64(Self.lengthExtra(lengthCode)))
    var code = 0
    while code < 29, Self.distanceBases[code + 1] <= distance { code += 1 }
    put(Self.reversed(UInt64(code), 5), 5)
    put(UInt64(distance - Self.distanceBases[code]), UInt64(max(code / 2 - 1, 0)))
  }

  private mutating func putSymbol(_ symbol: Int) {
    let code = Self.symbols[symbol]
    put(code & 0xFFFF, code >> 16)
  }

  /// The code of each literal and length: the bits, first bit lowest, with their number above them.
  private static let symbols: [UInt64] = (0..<288).map { symbol in
    let (code, count): (Int, UInt64) =
      switch symbol {
      case 0..<144: (0x30 + symbol, 8)
      case 144..<256: (0x190 + symbol - 144, 9)
      case 256..<280: (symbol - 256, 7)
      default: (0xC0 + symbol - 280, 8)
      }
    return reversed(UInt64(code), count) | count << 16
  }

  private static func reversed(_ value: UInt64, _ count: UInt64) -> UInt64 {
    var result: UInt64 = 0
    for bit in 0..<count where value >> bit & 1 == 1 { result |= 1 << (count - 1 - bit) }
    return result
  }

  private static func lengthExtra(_ code: Int) -> Int {
    code == 28 || code < 8 ? 0 : code / 4 - 1
  }

  /// The shortest match of each length code.
  private static let lengthBases: [Int] = {
    var bases: [Int] = []
    var base = 3
    for code in 0..<28 {
      bases.append(base)
      base += 1 << lengthExtra(code)
    }
    return bases + [258]
  }()

  /// The length code of each length from 3 to 258.
  private static let lengthCodes: [Int] = {
    var codes = [Int](repeating: 0, count: 259)
    for code in 0..<28 {
      for length in lengthBases[code]..<min(lengthBases[code] + 1 << lengthExtra(code), 258) {
        codes[length] = code
      }
    }
    codes[258] = 28
    return codes
  }()

  /// The shortest distance of each distance code.
  private static let distanceBases: [Int] = {
    var bases: [Int] = []
    var base = 1
    for code in 0..<30 {
      bases.append(base)
      base += 1 << max(code / 2 - 1, 0)
    }
    return bases
  }()
}
