import Foundation

/// Why a URL leads to no page, whatever is there.
enum URLFault: Hashable {
  case noHost
  case port(Int)
  case bracket
  case unreadable

  /// Looks at the URL of a page; nil if nothing is wrong with it, or if it is none.
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
