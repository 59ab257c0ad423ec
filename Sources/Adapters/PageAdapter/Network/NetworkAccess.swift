import Foundation

/// What a page may reach without a stub.
struct NetworkAccess: Hashable {
  /// The host of the page; `nil` for a file.
  var host: String?
  /// Whether everything else is refused.
  var isClosed: Bool
  /// Other hosts that may be reached although the network is closed.
  var openHosts: [String] = []

  /// Returns whether a request may leave.
  func allows(_ url: String) -> Bool {
    guard isClosed, let components = URLComponents(string: url),
      ["http", "https", "ws", "wss", "ftp"].contains(components.scheme?.lowercased() ?? "")
    else { return true }
    let target = (components.host ?? "").lowercased()
    return target == host?.lowercased() || Self.isLoopback(target)
      || openHosts.contains { $0.lowercased() == target }
  }

  /// The hosts for the browser; `nil` if all may be reached.
  var reachableHosts: [String]? {
    guard isClosed else { return nil }
    let own = host.map { Self.isLoopback($0.lowercased()) ? [] : [$0] } ?? []
    return own + openHosts
  }

  private static func isLoopback(_ host: String) -> Bool {
    host == "localhost" || host.hasSuffix(".localhost") || host.hasPrefix("127.")
      || host == "::1" || host == "[::1]"
  }
}
