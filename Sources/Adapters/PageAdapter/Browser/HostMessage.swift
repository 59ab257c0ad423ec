import Foundation

/// A message between an adapter and the host, as opposed to one between the adapter and the browser.
enum HostMessage: Codable, Hashable {
  /// The adapter needs a page.
  case open(PageOptions)
  /// The host has a page for the adapter.
  case page(PreparedPage)

  /// The message's bytes.
  var data: Data {
    // Encoding can't fail, because the values are texts and numbers.
    let body = (try? JSONEncoder().encode(self)) ?? Data()
    return Data(Self.prefix) + body
  }

  /// Reads a message; returns `nil` if it is one of the browser's.
  static func decode(_ data: Data) throws -> HostMessage? {
    guard data.starts(with: prefix) else { return nil }
    return try JSONDecoder().decode(HostMessage.self, from: data.dropFirst(prefix.count))
  }

  /// The prefix of the host's messages; no message of the browser begins with it.
  private static let prefix = Array("host:".utf8)
}
