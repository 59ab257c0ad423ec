import Foundation

/// What an adapter and the host say to each other, beside what is passed on to the browser.
enum HostMessage: Codable, Hashable {
  /// An adapter wants a page.
  case open(PageOptions)
  /// The page that an adapter has asked for.
  case page(PreparedPage)

  /// The message's bytes.
  var data: Data {
    // Encoding can't fail, because the values are texts and numbers.
    let body = (try? JSONEncoder().encode(self)) ?? Data()
    return Data(Self.prefix) + body
  }

  /// Reads a message; throws if it is one of the browser's.
  static func decode(_ data: Data) throws -> HostMessage? {
    guard data.starts(with: prefix) else { return nil }
    return try JSONDecoder().decode(HostMessage.self, from: data.dropFirst(prefix.count))
  }

  /// No message of the browser begins like this.
  private static let prefix = Array("host:".utf8)
}
