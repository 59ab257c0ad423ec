/// The checksums of PNG and zlib.
package enum Checksum {
  /// Returns the CRC-32 that ends each chunk of a PNG.
  package static func crc32(_ bytes: some Collection<UInt8>) -> UInt32 {
    withBytes(of: bytes) { source in
      guard let bytes = source.baseAddress else { return 0 }
      var value: UInt32 = 0xFFFF_FFFF
      var index = 0
      while index < source.count {
        value = crcTable[Int((value ^ UInt32(bytes[index])) & 0xFF)] ^ (value >> 8)
        index += 1
      }
      return value ^ 0xFFFF_FFFF
    }
  }

  /// Returns the Adler-32 that ends a zlib stream.
  static func adler32(_ bytes: some Collection<UInt8>) -> UInt32 {
    withBytes(of: bytes) { source in
      guard let bytes = source.baseAddress else { return 1 }
      var low: UInt32 = 1
      var high: UInt32 = 0
      var index = 0
      while index < source.count {
        // The largest number of additions that can't overflow.
        let end = min(index + 5552, source.count)
        while index < end {
          low &+= UInt32(bytes[index])
          high &+= low
          index += 1
        }
        low %= 65521
        high %= 65521
      }
      return high << 16 | low
    }
  }

  private static func withBytes(
    of bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> UInt32
  ) -> UInt32 {
    bytes.withContiguousStorageIfAvailable(body) ?? Array(bytes).withUnsafeBufferPointer(body)
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    return value
  }
}
