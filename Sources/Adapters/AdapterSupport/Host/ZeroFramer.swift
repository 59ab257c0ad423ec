import Foundation

/// Splits a stream into messages that each end with a zero byte.
public struct ZeroFramer: Sendable {
  private var buffer = Data()
  /// The number of bytes at the start of the buffer that hold no zero byte.
  private var searched = 0

  /// Creates an empty framer.
  public init() {}

  /// Appends bytes that were read, and returns the messages that they complete.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) -> [Data] {
    buffer.append(contentsOf: bytes)
    var messages: [Data] = []
    var start = buffer.startIndex
    var from = buffer.startIndex + searched
    while let end = Self.zero(in: buffer, from: from) {
      messages.append(Data(buffer[start..<end]))
      start = end + 1
      from = start
    }
    buffer =
      start == buffer.endIndex
      ? Data() : start == buffer.startIndex ? buffer : Data(buffer[start...])
    searched = buffer.count
    return messages
  }

  private static func zero(in data: Data, from index: Int) -> Int? {
    data.withUnsafeBytes { bytes in
      let offset = index - data.startIndex
      guard offset < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + offset, 0, bytes.count - offset)
      else { return nil }
      return data.startIndex + (UnsafeRawPointer(found) - base)
    }
  }
}
