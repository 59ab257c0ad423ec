import Foundation

/// Sockets in the abstract namespace: their names aren't files, and vanish with the last descriptor.
public enum AbstractSocket {
  /// Listens at a name.
  ///
  /// - Returns: The non-blocking listening descriptor, or `nil` if the system refuses it.
  public static func listen(named name: String) -> Int32? {
    make(name, isWaiting: false) { descriptor, address, length in
      guard bind(descriptor, address, length) == 0 else { return -1 }
      return Foundation.listen(descriptor, 64)
    }
  }

  /// Connects to the socket that listens at a name.
  ///
  /// - Returns: The descriptor, or `nil` if no socket listens there.
  public static func connect(to name: String) -> Int32? {
    make(name, isWaiting: true) { Foundation.connect($0, $1, $2) }
  }

  /// Returns the process that listens at the other end of a connected local socket, or `nil` if it isn't
  /// visible from here.
  public static func peer(of descriptor: Int32) -> pid_t? {
    // The kernel's `ucred`: the process, its user and its group.
    var credentials: [Int32] = [0, 0, 0]
    var length = socklen_t(MemoryLayout<Int32>.size * credentials.count)
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0,
      credentials[0] > 0
    else { return nil }
    return credentials[0]
  }

  private static func make(
    _ name: String, isWaiting: Bool,
    _ body: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32? {
    let waiting = isWaiting ? 0 : Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | waiting, 0)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(name.utf8.prefix(MemoryLayout.size(ofValue: address.sun_path) - 1))
    withUnsafeMutableBytes(of: &address.sun_path) { path in
      path.baseAddress?.advanced(by: 1).copyMemory(from: bytes, byteCount: bytes.count)
    }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + 1 + bytes.count)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body(descriptor, $0, length) }
    }
    if result == 0 { return descriptor }
    close(descriptor)
    return nil
  }
}
