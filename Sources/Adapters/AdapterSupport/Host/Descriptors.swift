import Foundation

/// Reading and writing descriptors to the end.
public enum Descriptors {
  /// The result of one reading.
  public enum Reading {
    /// Messages that are complete now, perhaps none.
    case messages([Data])
    /// The other end is closed.
    case ended
  }

  /// Reads what there is, waiting for at least one byte.
  public static func read(_ descriptor: Int32, into framer: inout ZeroFramer) -> Reading {
    withUnsafeTemporaryAllocation(byteCount: chunkSize, alignment: 16) { chunk in
      while true {
        let count = Foundation.read(descriptor, chunk.baseAddress, chunk.count)
        if count > 0 {
          return .messages(framer.append(UnsafeRawBufferPointer(rebasing: chunk[..<count])))
        }
        if count == 0 || errno != EINTR { return .ended }
      }
    }
  }

  /// Writes a message and the zero byte after it.
  ///
  /// - Returns: Whether the other end has taken it.
  @discardableResult
  public static func write(_ message: Data, to descriptor: Int32) -> Bool {
    var bytes = message
    bytes.append(0)
    return bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Foundation.write(
          descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
        if count > 0 {
          sent += count
        } else if count < 0, errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Waits until one of some descriptors can be read.
  ///
  /// - Parameter milliseconds: The longest wait; negative is for ever.
  /// - Returns: The descriptors that can be read.
  public static func wait(for descriptors: [Int32], milliseconds: Int32 = -1) -> Set<Int32> {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&entries, nfds_t(entries.count), milliseconds) < 0, errno == EINTR {}
    return Set(entries.filter { $0.revents != 0 }.map(\.fd))
  }

  private static let chunkSize = 262_144
}
