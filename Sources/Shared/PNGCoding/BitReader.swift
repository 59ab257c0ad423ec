/// A reader of single bits, the lowest bit of each byte first (RFC 1951).
struct BitReader {
  private let bytes: [UInt8]
  private var position: Int
  private var buffer: UInt32 = 0
  private var available = 0

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Reads up to 16 bits.
  mutating func bits(_ count: Int) throws -> Int {
    fill(count)
    guard available >= count else { throw PNGReadingError.truncated }
    let value = Int(buffer & ((1 << UInt32(count)) - 1))
    drop(count)
    return value
  }

  /// Returns the next bits without consuming them; past the end they are zeros.
  mutating func peek(_ count: Int) -> Int {
    fill(count)
    return Int(buffer & ((1 << UInt32(count)) - 1))
  }

  /// Consumes bits that `peek(_:)` returned.
  mutating func take(_ count: Int) throws {
    guard available >= count else { throw PNGReadingError.truncated }
    drop(count)
  }

  /// Reads whole bytes, from the next byte boundary.
  mutating func bytes(_ count: Int) throws -> ArraySlice<UInt8> {
    drop(available % 8)
    position -= available / 8
    buffer = 0
    available = 0
    guard count <= bytes.count - position else { throw PNGReadingError.truncated }
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  private mutating func fill(_ count: Int) {
    while available < count, position < bytes.count {
      buffer |= UInt32(bytes[position]) << UInt32(available)
      position += 1
      available += 8
    }
  }

  private mutating func drop(_ count: Int) {
    buffer >>= UInt32(count)
    available -= count
  }
}
