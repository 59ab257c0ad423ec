import Foundation

/// Cuts a stream of bytes into lines, wherever the stream was split.
public struct LineFramer: Sendable {
  /// What the stream held.
  public enum Frame: Sendable, Hashable {
    /// A whole line without its end.
    case line(Data)
    /// A line that was longer than the limit; its bytes were dropped, so that the next line can be
    /// read. The number is how long it was.
    case tooLong(byteCount: Int)
  }

  /// Longer lines are dropped, in bytes.
  public let limit: Int
  private var buffer = Data()
  private var droppedCount = 0

  /// Long enough for a screen in any format and for a label of a megabyte.
  public static let defaultLimit = 64 * 1024 * 1024

  /// Makes a framer with nothing read.
  public init(limit: Int = defaultLimit) { self.limit = limit }

  /// Takes the next bytes of the stream.
  ///
  /// - Returns: The lines that they complete; empty lines are left out.
  public mutating func append(_ bytes: some DataProtocol) -> [Frame] {
    var frames: [Frame] = []
    for region in bytes.regions {
      region.withUnsafeBytes { append($0, to: &frames) }
    }
    return frames
  }

  // Every message passes here, and in debug builds a generic search takes ten times as long.
  private mutating func append(_ bytes: UnsafeRawBufferPointer, to frames: inout [Frame]) {
    var rest = bytes
    while let start = rest.baseAddress,
      let end = memchr(start, Int32(UInt8(ascii: "\n")), rest.count)
    {
      let count = UnsafeRawPointer(end) - start
      take(UnsafeRawBufferPointer(start: start, count: count))
      if let frame = finishLine() { frames.append(frame) }
      rest = UnsafeRawBufferPointer(start: start + count + 1, count: rest.count - count - 1)
    }
    take(rest)
  }

  /// The bytes of a line that has no end yet.
  public var unfinished: Data { buffer }

  private mutating func take(_ bytes: UnsafeRawBufferPointer) {
    if droppedCount > 0 || buffer.count + bytes.count > limit {
      droppedCount += buffer.count + bytes.count
      buffer.removeAll()
    } else {
      buffer.append(contentsOf: bytes)
    }
  }

  private mutating func finishLine() -> Frame? {
    defer {
      buffer.removeAll(keepingCapacity: buffer.count < 65_536)
      droppedCount = 0
    }
    if droppedCount > 0 { return .tooLong(byteCount: droppedCount) }
    return buffer.isEmpty ? nil : .line(Data(buffer))
  }
}
