import Foundation

/// Splits a stream of bytes into lines, regardless of the chunks in which the bytes arrive.
public struct LineFramer: Sendable {
  /// A unit of the stream.
  public enum Frame: Sendable, Hashable {
    /// A complete line without its line end.
    case line(Data)
    /// A line longer than the limit, with its length.
    ///
    /// Its bytes were dropped, so that the next line can be read.
    case tooLong(byteCount: Int)
  }

  /// The length, in bytes, above which a line is dropped.
  public let limit: Int
  private var buffer = Data()
  private var droppedCount = 0

  /// The default limit, which leaves room for a screen in any format and for a label of a megabyte.
  public static let defaultLimit = 64 * 1024 * 1024

  /// Makes a framer that has read nothing.
  public init(limit: Int = defaultLimit) { self.limit = limit }

  /// Reads the next bytes of the stream.
  ///
  /// - Returns: The lines that the bytes complete, without empty ones.
  public mutating func append(_ bytes: Data) -> [Frame] {
    bytes.withUnsafeBytes { append($0) }
  }

  /// Reads the next bytes of the stream.
  ///
  /// - Returns: The lines that the bytes complete, without empty ones.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) -> [Frame] {
    var frames: [Frame] = []
    var rest = bytes
    while let base = rest.baseAddress, let end = memchr(base, Self.lineFeed, rest.count) {
      let length = UnsafeRawPointer(end) - base
      take(UnsafeRawBufferPointer(rebasing: rest[..<length]))
      if let frame = finishLine() { frames.append(frame) }
      rest = UnsafeRawBufferPointer(rebasing: rest[(length + 1)...])
    }
    take(rest)
    return frames
  }

  /// The bytes of the line that has no end yet.
  public var unfinished: Data { buffer }

  /// The length so far, in bytes, of an unfinished line that exceeds the limit; `nil` if it
  /// doesn't.
  public var unfinishedTooLong: Int? { droppedCount > 0 ? droppedCount : nil }

  private mutating func take(_ bytes: UnsafeRawBufferPointer) {
    if droppedCount > 0 || buffer.count + bytes.count > limit {
      droppedCount += buffer.count + bytes.count
      buffer.removeAll()
    } else {
      buffer.append(bytes.bindMemory(to: UInt8.self))
    }
  }

  private static let lineFeed = Int32(UInt8(ascii: "\n"))

  private mutating func finishLine() -> Frame? {
    defer {
      buffer.removeAll(keepingCapacity: buffer.count < 65_536)
      droppedCount = 0
    }
    if droppedCount > 0 { return .tooLong(byteCount: droppedCount) }
    return buffer.isEmpty ? nil : .line(Data(buffer))
  }
}
