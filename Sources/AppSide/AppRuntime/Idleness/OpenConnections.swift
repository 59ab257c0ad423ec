import Foundation

/// The app's open network connections, for example if it uses URLSession directly.
///
/// Their data arrives in real time. A connection kept open for reuse counts as well,
/// because it can't be distinguished from one that waits for an answer. With such a connection, a
/// wait that succeeds is as fast as ever, but one that times out takes its timeout in real time.
struct OpenConnections {
  /// The number of sockets that aren't datagram sockets.
  private var streamCount = 0
  /// The datagram sockets, by their ends.
  private var datagramSockets: [(own: SocketAddress?, peer: SocketAddress?)] = []

  /// The number of connections.
  ///
  /// Two datagram sockets that are connected to each other don't count. Foundation creates such a pair when
  /// it starts its first process, and never closes it.
  var count: Int {
    let own = Set(datagramSockets.compactMap(\.own))
    return streamCount
      + datagramSockets.count { socket in socket.peer.map { !own.contains($0) } ?? true }
  }

  /// Counts a descriptor if it is an Internet socket that isn't listening.
  ///
  /// - Returns: Whether it was counted.
  mutating func add(_ descriptor: Int32) -> Bool {
    #if os(Linux)
      let domain = Self.option(SO_DOMAIN, of: descriptor)
      guard domain == AF_INET || domain == AF_INET6,
        Self.option(SO_ACCEPTCONN, of: descriptor) == 0
      else { return false }
      if Self.option(SO_TYPE, of: descriptor) == Int32(SOCK_DGRAM.rawValue) {
        datagramSockets.append(
          (SocketAddress(of: descriptor, getsockname), SocketAddress(of: descriptor, getpeername)))
      } else {
        streamCount += 1
      }
      return true
    #else
      return false
    #endif
  }

  /// Returns whether a descriptor is a socket connected to another local process, such as a bus.
  static func leadsToOtherProcess(_ descriptor: Int32) -> Bool {
    #if os(Linux)
      guard option(SO_DOMAIN, of: descriptor) == AF_UNIX else { return false }
      // The kernel's `ucred`, which Glibc's module leaves out: process, user, group.
      var peer: (process: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
      var length = socklen_t(MemoryLayout.size(ofValue: peer))
      let result = getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &length)
      return result == 0 && peer.process != 0 && peer.process != getpid()
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
