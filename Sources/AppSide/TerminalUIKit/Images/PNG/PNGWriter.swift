/// Writes PNG files of 8 bits a channel with opacity, not packed.
enum PNGWriter {
  static func bytes(of image: DisplayImage) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(image.pixels.count + image.height)
    for row in 0..<image.height {
      rows.append(0)
      rows += image.pixels[(row * image.width * 4)..<((row + 1) * image.width * 4)]
    }
    let header = number(image.width) + number(image.height) + [8, 6, 0, 0, 0]
    return PNGReader.signature + chunk("IHDR", header) + chunk("IDAT", stored(rows))
      + chunk("IEND", [])
  }

  /// A zlib stream that holds bytes as they are.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(bytes.count - start, 0xFFFF)
      let isLast = start + count == bytes.count
      let low = UInt8(count & 0xFF)
      let high = UInt8(count >> 8)
      stream += [isLast ? 1 : 0, low, high, ~low, ~high]
      stream += bytes[start..<(start + count)]
      start += count
    } while start < bytes.count
    return stream + number(Int(ByteChecksum.adler32(bytes)))
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return number(data.count) + body + number(Int(ByteChecksum.crc32(body)))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
