import Foundation

/// A server that accepts connections and never answers.
struct SilentServer {
  let descriptor: Int32
  /// The address of a page that never comes.
  let url: URL

  init() throws {
    #if os(Linux)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (socket, size) = (descriptor, length)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard bind(socket, address, size) == 0, listen(socket, 8) == 0 else { return Int32(-1) }
        return getsockname(socket, address, &length)
      }
    }
    let port = UInt16(bigEndian: address.sin_port)
    guard result == 0, let url = URL(string: "http://127.0.0.1:\(port)/") else {
      throw POSIXError(.EADDRNOTAVAIL)
    }
    self.url = url
  }

  /// Refuses connections from now on.
  func close() { _ = Foundation.close(descriptor) }
}
