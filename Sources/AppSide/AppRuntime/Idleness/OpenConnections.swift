import Foundation

/// The app's open network connections, for example if it uses URLSession directly.
///
/// What arrives over them can't be virtual. A connection kept open for reuse counts as well,
/// because it can't be distinguished from one that waits for an answer. With such a connection, a
/// wait that succeeds is as fast as ever, but one that times out takes its timeout in real time.
enum OpenConnections {
  /// Returns whether a descriptor is an Internet socket that isn't listening.
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
