import Foundation

/// The address of one end of a socket.
struct SocketAddress: Hashable {
  private let bytes: [UInt8]

  /// Reads the address of an end; fails if it has none.
  ///
  /// - Parameter ask: `getsockname` or `getpeername`.
  init?(
    of descriptor: Int32,
    _ ask: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { ask(descriptor, $0, &length) }
    }
    guard result == 0 else { return nil }
    bytes = withUnsafeBytes(of: storage) { Array($0.prefix(Int(length))) }
  }
}
