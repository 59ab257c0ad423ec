import Foundation

/// Blocking reads, writes and waits on descriptors.
public enum Descriptors {
  /// The result of one read.
  public enum Reading {
    /// The messages that are now complete, perhaps none.
    case messages([Data])
    /// The other end is closed.
    case ended
  }

  /// Reads the available bytes, after waiting for at least one.
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

  /// Writes a message and a zero byte after it.
  ///
  /// - Returns: Whether everything was written.
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

  /// Waits until any of several descriptors is readable.
  ///
  /// - Parameter milliseconds: The longest wait; a negative one is endless.
  /// - Returns: The readable descriptors.
  public static func wait(for descriptors: [Int32], milliseconds: Int32 = -1) -> Set<Int32> {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&entries, nfds_t(entries.count), milliseconds) < 0, errno == EINTR {}
    return Set(entries.filter { $0.revents != 0 }.map(\.fd))
  }

  private static let chunkSize = 262_144
}
