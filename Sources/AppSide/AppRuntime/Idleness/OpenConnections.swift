import Foundation

/// Connections over the network that the app has open, for example because it uses URLSession directly.
///
/// What comes over them cannot be virtual. A connection that is kept open for the next request counts
/// as well, as nothing tells it from one that waits for an answer: a wait that comes true is as quick as
/// ever, one that runs out takes its time in real seconds then. The kernel is asked only when a wait
/// would otherwise end or move time.
@MainActor
final class OpenConnections: IdleSource {
  let name = "network connections"

  var isIdle: Bool { count == 0 }

  var busyDescription: String {
    let count = count
    return count == 1 ? "1 network connection is open" : "\(count) network connections are open"
  }

  private var count: Int {
    var count = 0
    OpenDescriptors.visit { descriptor, target in
      if target == .socket, Self.isConnection(descriptor) { count += 1 }
    }
    return count
  }

  /// Whether it is a socket of the Internet that does not listen.
  private static func isConnection(_ descriptor: Int32) -> Bool {
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
