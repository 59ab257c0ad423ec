import Foundation

/// The reason why a URL can't lead to a page.
enum URLFault: Hashable {
  case noHost
  case port(Int)
  case bracket
  case unreadable

  /// Checks the URL of a page; returns `nil` if it is valid, or isn't an HTTP URL.
  init?(_ url: String) {
    guard let scheme = url.range(of: "://"),
      ["http", "https"].contains(url[..<scheme.lowerBound].lowercased())
    else { return nil }
    let place = url[scheme.upperBound...].prefix { !"/?#".contains($0) }
    guard let components = URLComponents(string: url) else {
      self = place.contains("[") == place.contains("]") ? .unreadable : .bracket
      return
    }
    if components.host?.isEmpty != false {
      self = .noHost
    } else if let port = components.port, !(1...65_535).contains(port) {
      self = .port(port)
    } else {
      return nil
    }
  }
}
