import Foundation

/// Connections over the network that the app has open, for example because it uses URLSession directly.
///
/// What comes over them cannot be virtual. A connection that is kept open for the next request counts
/// as well, as nothing tells it from one that waits for an answer: a wait that comes true is as quick as
/// ever, one that runs out takes its time in real seconds then.
enum OpenConnections {
  /// Whether a socket is one of the Internet that does not listen.
  static func contain(_ descriptor: Int32) -> Bool {
    #if os(Linux)
      let domain = option(SO_DOMAIN, of: descriptor)
      return (domain == AF_INET || domain == AF_INET6)
        && option(SO_ACCEPTCONN, of: descriptor) == 0
    #else
      return false
    #endif
  }

  private static func option(_ name: Int32, of descriptor: Int32) -> Int32? {
    var value: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, name, &value, &length) == 0 ? value : nil
  }
}
