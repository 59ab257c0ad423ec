/// A packet from the X server: 32 bytes, and more for some answers.
struct X11Packet {
  enum Kind: Hashable {
    case error
    case answer
    /// An event, with its number.
    case event(UInt8)
  }

  var bytes: [UInt8]

  var kind: Kind {
    switch bytes[0] {
    case 0: .error
    case 1: .answer
    default: .event(bytes[0] & 0x7F)
    }
  }

  /// The lower half of the sequence number of the request that the packet belongs to.
  var sequence: UInt16 { uint16(at: 2) }

  func uint16(at offset: Int) -> UInt16 {
    guard offset + 2 <= bytes.count else { return 0 }
    return UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8
  }

  func int16(at offset: Int) -> Int { Int(Int16(bitPattern: uint16(at: offset))) }

  func uint32(at offset: Int) -> UInt32 {
    UInt32(uint16(at: offset)) | UInt32(uint16(at: offset + 2)) << 16
  }

  /// Returns consecutive numbers, starting at an offset.
  func uint32s(at offset: Int, count: Int) -> [UInt32] {
    (0..<max(0, min(count, (bytes.count - offset) / 4))).map { uint32(at: offset + $0 * 4) }
  }
}

/// A request to the X server, in the machine's byte order.
struct X11Request {
  private(set) var bytes: [UInt8]

  /// Creates a request, whose length is set when it is sent.
  init(_ code: UInt8, _ detail: UInt8 = 0) { bytes = [code, detail, 0, 0] }

  mutating func add(_ number: UInt32) {
    for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func add(_ number: Int, _ other: Int) {
    add(
      UInt32(UInt16(truncatingIfNeeded: number)) | UInt32(UInt16(truncatingIfNeeded: other)) << 16)
  }

  mutating func add(bytes more: [UInt8]) { bytes += more }

  /// The request with its length, a multiple of four bytes.
  var complete: [UInt8] {
    var all = bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    let length = all.count / 4
    all[2] = UInt8(truncatingIfNeeded: length)
    all[3] = UInt8(truncatingIfNeeded: length >> 8)
    return all
  }
}
