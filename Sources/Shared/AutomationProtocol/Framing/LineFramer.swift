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
  public mutating func append(_ bytes: Data) -> [Frame] {
    bytes.withUnsafeBytes { append($0) }
  }

  /// Takes the next bytes of the stream.
  ///
  /// - Returns: The lines that they complete; empty lines are left out.
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

  /// The bytes of a line that has no end yet.
  public var unfinished: Data { buffer }

  /// How long the line is that has no end yet and is too long already, in bytes; nil as long as it fits.
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
