import Foundation

/// Reads PNG files as written here, by the specifications and not by the encoder: a second opinion.
struct PNGDecoder {
  struct Failure: Error {
    var reason: String
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var bitDepth = 0
  private(set) var colorType = 0
  /// Red, green, blue, alpha of each pixel.
  private(set) var pixels: [[UInt8]] = []

  init(_ file: [UInt8]) throws {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw Failure(reason: "signature")
    }
    var chunks: [String: [UInt8]] = [:]
    var rest = file.dropFirst(8)
    while !rest.isEmpty {
      let length = Self.number(rest.prefix(4))
      let body = Array(rest.dropFirst(4).prefix(4 + length))
      let sum = Self.number(rest.dropFirst(8 + length).prefix(4))
      guard body.count == 4 + length, Self.crc(body) == sum else { throw Failure(reason: "CRC") }
      chunks[String(decoding: body.prefix(4), as: UTF8.self)] = Array(body.dropFirst(4))
      rest = rest.dropFirst(12 + length)
    }
    guard let header = chunks["IHDR"], header.count == 13, chunks["IEND"] == [] else {
      throw Failure(reason: "header")
    }
    width = Self.number(header.prefix(4))
    height = Self.number(header.dropFirst(4).prefix(4))
    bitDepth = Int(header[8])
    colorType = Int(header[9])
    let data = try Inflate.zlib(chunks["IDAT"] ?? [])
    try readPixels(data, palette: chunks["PLTE"] ?? [], alphas: chunks["tRNS"] ?? [])
  }

  private mutating func readPixels(_ data: [UInt8], palette: [UInt8], alphas: [UInt8]) throws {
    let channels = colorType == 2 ? 3 : colorType == 6 ? 4 : 1
    let length = (width * channels * bitDepth + 7) / 8
    guard data.count == height * (length + 1) else { throw Failure(reason: "length") }
    var above = [UInt8](repeating: 0, count: length)
    for row in 0..<height {
      let start = row * (length + 1)
      var line = Array(data[start + 1..<start + 1 + length])
      for index in line.indices {
        switch data[start] {
        case 0: break
        case 1: line[index] &+= index >= channels ? line[index - channels] : 0
        case 2: line[index] &+= above[index]
        default: throw Failure(reason: "filter")
        }
      }
      above = line
      for column in 0..<width {
        if channels > 1 {
          let pixel = Array(line[column * channels..<(column + 1) * channels])
          pixels.append(channels == 3 ? pixel + [255] : pixel)
        } else {
          let bit = column * bitDepth
          let index = Int(line[bit / 8]) >> (8 - bitDepth - bit % 8) & ((1 << bitDepth) - 1)
          guard 3 * index + 2 < palette.count else { throw Failure(reason: "palette") }
          pixels.append(
            Array(palette[3 * index...3 * index + 2])
              + [index < alphas.count ? alphas[index] : 255])
        }
      }
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func crc(_ bytes: [UInt8]) -> Int {
    var value: UInt32 = .max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return Int(~value)
  }
}

/// Undoes deflate, of blocks with fixed codes.
struct Inflate {
  private let bytes: [UInt8]
  private var position = 0

  static func zlib(_ stream: [UInt8]) throws -> [UInt8] {
    guard stream.count >= 6, (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0, stream[0] & 15 == 8
    else { throw PNGDecoder.Failure(reason: "zlib header") }
    var inflate = Inflate(bytes: Array(stream.dropFirst(2).dropLast(4)))
    let result = try inflate.run()
    var low = 1
    var high = 0
    for byte in result {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    let sum = stream.suffix(4).reduce(0) { $0 << 8 | Int($1) }
    guard sum == high << 16 | low else { throw PNGDecoder.Failure(reason: "Adler") }
    return result
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() throws -> [UInt8] {
    guard try bits(3) == 0b011 else { throw PNGDecoder.Failure(reason: "block") }
    var output: [UInt8] = []
    while true {
      let symbol = try symbol()
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        guard position + 7 >= bytes.count * 8 else { throw PNGDecoder.Failure(reason: "rest") }
        return output
      } else {
        let lengthBase = [
          3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
          131, 163, 195, 227, 258,
        ][symbol - 257]
        let lengthBits = symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
        let length = try lengthBase + bits(lengthBits)
        var code = 0
        for _ in 0..<5 { code = try code << 1 | bits(1) }
        let distanceBits = code < 4 ? 0 : code / 2 - 1
        let base = code < 4 ? code + 1 : (2 + code % 2) << distanceBits + 1
        let distance = try base + bits(distanceBits)
        guard distance <= output.count else { throw PNGDecoder.Failure(reason: "distance") }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
    }
  }

  private mutating func symbol() throws -> Int {
    var code = 0
    for _ in 0..<7 { code = try code << 1 | bits(1) }
    if code <= 0b001_0111 { return 256 + code }
    code = try code << 1 | bits(1)
    if code <= 0b1011_1111 { return code - 0b0011_0000 }
    if code <= 0b1100_0111 { return 280 + code - 0b1100_0000 }
    code = try code << 1 | bits(1)
    return 144 + code - 0b1_1001_0000
  }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for bit in 0..<count {
      guard position < bytes.count * 8 else { throw PNGDecoder.Failure(reason: "end") }
      value |= Int(bytes[position / 8] >> (position % 8) & 1) << bit
      position += 1
    }
    return value
  }
}
