import AdapterSupport
import AppRuntime
import Foundation

/// A pipe to which a server writes its address, as a line.
struct AddressPipe {
  /// The adapter's end, which is readable when the server has written something or has ended.
  let reader: Int32
  /// The server's end.
  let writer: Int32
  private var bytes: [UInt8] = []

  /// The result of one read.
  enum Reading {
    case line(String)
    /// Only a part of the line.
    case nothing
    /// The server has closed its end.
    case ended
  }

  /// Creates a pipe.
  ///
  /// - Throws: `AdapterError.cannotStart`.
  init() throws(AdapterError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .cannotStart(reason: String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (ends[0], ends[1])
  }

  /// Reads the available bytes, after waiting for at least one.
  mutating func read() -> Reading {
    var chunk = [UInt8](repeating: 0, count: 512)
    let count = Foundation.read(reader, &chunk, chunk.count)
    guard count > 0 else { return count < 0 && errno == EINTR ? .nothing : .ended }
    bytes += chunk[..<count]
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return .nothing }
    return end == 0 ? .ended : .line(String(decoding: bytes[..<end], as: UTF8.self))
  }

  /// Reads the line; returns `nil` if the other end is closed or the line doesn't come in time.
  @MainActor
  mutating func readLine() -> String? {
    while true {
      var entry = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      guard RealTime.inside({ poll(&entry, 1, Self.startLimit) }) > 0 else { return nil }
      switch read() {
      case .line(let line): return line
      case .nothing: continue
      case .ended: return nil
      }
    }
  }

  /// The longest time for a server to start, in real milliseconds.
  private static let startLimit: Int32 = 20_000
}
