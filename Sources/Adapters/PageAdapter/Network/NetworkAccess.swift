import Foundation

/// The hosts that a page may reach without a stub.
struct NetworkAccess: Hashable {
  /// The host of the page, or `nil` for a file.
  var host: String?
  /// Whether all other hosts except this machine are refused.
  var isClosed: Bool
  /// Further hosts that may be reached although the network is closed.
  var openHosts: [String] = []

  /// Returns whether a request may be sent.
  func allows(_ url: String) -> Bool {
    guard isClosed, let components = URLComponents(string: url),
      ["http", "https", "ws", "wss", "ftp"].contains(components.scheme?.lowercased() ?? "")
    else { return true }
    let target = (components.host ?? "").lowercased()
    return target == host?.lowercased() || Self.isLoopback(target)
      || openHosts.contains { $0.lowercased() == target }
  }

  /// The hosts that the browser may reach, or `nil` for all.
  var reachableHosts: [String]? {
    guard isClosed else { return nil }
    let own = host.map { Self.isLoopback($0.lowercased()) ? [] : [$0] } ?? []
    return own + openHosts
  }

  private static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host.hasSuffix(".localhost") || ["::1", "[::1]"].contains(host) {
      return true
    }
    // A name such as “127.example.com” isn't an address.
    var address = in_addr()
    return inet_aton(host, &address) != 0 && UInt32(bigEndian: address.s_addr) >> 24 == 127
  }
}
