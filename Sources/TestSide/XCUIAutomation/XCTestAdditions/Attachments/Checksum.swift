import Foundation

/// The checksum that ZIP archives store for each file.
enum Checksum {
  private static let table: [UInt32] = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  /// Returns the 32-bit cyclic redundancy check of IEEE 802.3.
  static func crc32(of data: Data) -> UInt32 {
    ~data.reduce(~0 as UInt32) { value, byte in
      table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8
    }
  }
}
