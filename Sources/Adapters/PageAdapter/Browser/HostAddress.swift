import Foundation

/// The address at which one test process's browser is reached: a name without a file, which is
/// gone with its last socket.
struct HostAddress: Hashable {
  /// The name, without the zero byte that it begins with in the kernel.
  var name: String

  /// Makes the address for a test process, a program and its flags.
  init(owner: pid_t, start: String, executable: BrowserExecutable, flags: BrowserFlags) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in ([executable.path] + flags.additional).joined(separator: "\0").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    name = "understudy-page-\(owner)-\(start)-\(String(hash, radix: 16))"
  }

  /// Connects to the host.
  ///
  /// - Returns: The descriptor; `nil` if there is no host.
  func connect() -> Int32? {
    withSocket { descriptor, address, length in Foundation.connect(descriptor, address, length) }
  }

  /// Takes the address for a host.
  ///
  /// - Returns: The listening descriptor; `nil` if another host has the address.
  func listen() -> Int32? {
    withSocket { descriptor, address, length in
      guard bind(descriptor, address, length) == 0 else { return -1 }
      return Foundation.listen(descriptor, 64)
    }
  }

  private func withSocket(
    _ body: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32? {
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(name.utf8.prefix(MemoryLayout.size(ofValue: address.sun_path) - 1))
    withUnsafeMutableBytes(of: &address.sun_path) { path in
      for (index, byte) in bytes.enumerated() { path[index + 1] = byte }
    }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + 1 + bytes.count)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body(descriptor, $0, length) }
    }
    guard result == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}
