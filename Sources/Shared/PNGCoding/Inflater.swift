/// A decompressor for zlib streams (RFC 1950 and 1951).
struct Inflater {
  private var reader: BitReader
  private let limit: Int
  private var output: [UInt8] = []

  private init(_ bytes: [UInt8], limit: Int) {
    reader = BitReader(bytes, from: 2)
    self.limit = limit
  }

  /// Decompresses a stream.
  ///
  /// - Parameters:
  ///   - bytes: The compressed stream.
  ///   - limit: The largest allowed output, in bytes; a stream with more is treated as damaged.
  static func inflate(_ bytes: [UInt8], limit: Int) throws -> [UInt8] {
    guard bytes.count >= 6 else { throw PNGReadingError.truncated }
    let header = Int(bytes[0]) << 8 | Int(bytes[1])
    // Require deflate, a valid header, and no preset dictionary.
    guard bytes[0] & 15 == 8, bytes[0] >> 4 <= 7, header % 31 == 0, bytes[1] & 0x20 == 0 else {
      throw PNGReadingError.badData
    }
    var inflater = Inflater(bytes, limit: limit)
    try inflater.run()
    return inflater.output
  }

  private mutating func run() throws {
    var isLast = false
    while !isLast {
      isLast = try reader.bits(1) == 1
      switch try reader.bits(2) {
      case 0: try copyStored()
      case 1: try unpack(Self.fixedLiterals(), Self.fixedDistances())
      case 2:
        let (literals, distances) = try dynamicCodes()
        try unpack(literals, distances)
      default: throw PNGReadingError.badData
      }
    }
    let sum = try reader.bytes(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard sum == Checksum.adler32(output) else { throw PNGReadingError.badChecksum }
  }

  private mutating func copyStored() throws {
    let header = Array(try reader.bytes(4))
    let count = Int(header[0]) | Int(header[1]) << 8
    guard count ^ 0xFFFF == Int(header[2]) | Int(header[3]) << 8, count <= limit - output.count
    else { throw PNGReadingError.badData }
    output += try reader.bytes(count)
  }

  private mutating func unpack(_ literals: PrefixCode, _ distances: PrefixCode) throws {
    while true {
      let symbol = try literals.symbol(from: &reader)
      if symbol < 256 {
        guard output.count < limit else { throw PNGReadingError.badData }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol - 257 < Self.lengths.count else { throw PNGReadingError.badData }
      let length = try value(Self.lengths[symbol - 257])
      let index = try distances.symbol(from: &reader)
      guard index < Self.distances.count else { throw PNGReadingError.badData }
      let distance = try value(Self.distances[index])
      guard distance <= output.count, length <= limit - output.count else {
        throw PNGReadingError.badData
      }
      // Copy byte by byte, because a match may overlap its own output.
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func value(_ range: (base: Int, extraBits: Int)) throws -> Int {
    range.base + (range.extraBits > 0 ? try reader.bits(range.extraBits) : 0)
  }

  private mutating func dynamicCodes() throws -> (PrefixCode, PrefixCode) {
    let literalCount = try reader.bits(5) + 257
    let distanceCount = try reader.bits(5) + 1
    let codeCount = try reader.bits(4) + 4
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for place in Self.codeOrder[..<codeCount] { codeLengths[place] = UInt8(try reader.bits(3)) }
    let code = try PrefixCode(lengths: codeLengths)

    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try code.symbol(from: &reader)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw PNGReadingError.badData }
        lengths += repeatElement(last, count: try reader.bits(2) + 3)
      case 17: lengths += repeatElement(0, count: try reader.bits(3) + 3)
      case 18: lengths += repeatElement(0, count: try reader.bits(7) + 11)
      default: lengths.append(UInt8(symbol))
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw PNGReadingError.badData }
    return (
      try PrefixCode(lengths: Array(lengths[..<literalCount])),
      try PrefixCode(lengths: Array(lengths[literalCount...]))
    )
  }

  private static func fixedLiterals() throws -> PrefixCode {
    try PrefixCode(
      lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  }

  private static func fixedDistances() throws -> PrefixCode {
    try PrefixCode(lengths: [UInt8](repeating: 5, count: 30))
  }

  private static let codeOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// The match lengths by symbol: eight symbols without extra bits, then four for each number of
  /// them.
  private static let lengths: [(base: Int, extraBits: Int)] = {
    var ranges: [(base: Int, extraBits: Int)] = []
    var base = 3
    for symbol in 0..<28 {
      let extraBits = max(0, symbol / 4 - 1)
      ranges.append((base, extraBits))
      base += 1 << extraBits
    }
    // The longest match has its own symbol.
    return ranges + [(258, 0)]
  }()

  /// The match distances by symbol: four symbols without extra bits, then two for each number of
  /// them.
  private static let distances: [(base: Int, extraBits: Int)] = {
    var ranges: [(base: Int, extraBits: Int)] = []
    var base = 1
    for symbol in 0..<30 {
      let extraBits = max(0, symbol / 2 - 1)
      ranges.append((base, extraBits))
      base += 1 << extraBits
    }
    return ranges
  }()
}
