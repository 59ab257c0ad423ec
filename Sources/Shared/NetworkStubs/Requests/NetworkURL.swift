import Foundation

/// The parts of a URL that stubs match.
///
/// It is split by hand, because a recording has thousands of URLs and Foundation's parser takes microseconds
/// for each.
public struct NetworkURL: Sendable, Hashable {
  /// The scheme in lowercase letters, such as `https`; empty if there isn't one.
  public var scheme: String
  /// The host in lowercase letters; empty if there isn't one.
  public var host: String
  /// The port as it was written; empty if it is the scheme's default.
  public var port: String
  /// The path with percent encoding undone, at least `/`.
  public var path: String
  /// The fields of the query, with percent encoding undone.
  public var query: [HTTPField]

  /// Splits a URL.
  public init(_ text: String) {
    var rest = text[...]
    if let fragment = rest.firstIndex(of: "#") { rest = rest[..<fragment] }
    var queryText: Substring = ""
    if let mark = rest.firstIndex(of: "?") {
      queryText = rest[rest.index(after: mark)...]
      rest = rest[..<mark]
    }
    scheme = ""
    host = ""
    port = ""
    if let end = rest.range(of: "://") {
      scheme = rest[..<end.lowerBound].lowercased()
      rest = rest[end.upperBound...]
      (host, port, rest) = Self.authority(rest, scheme: scheme)
    } else if rest.hasPrefix("//") {
      (host, port, rest) = Self.authority(rest.dropFirst(2), scheme: "")
    }
    path = rest.isEmpty ? "/" : Self.decoded(rest)
    query = Self.fields(queryText)
  }

  private static func authority(
    _ text: Substring, scheme: String
  ) -> (host: String, port: String, rest: Substring) {
    let end = text.firstIndex(of: "/") ?? text.endIndex
    var authority = text[..<end]
    if let user = authority.lastIndex(of: "@") {
      authority = authority[authority.index(after: user)...]
    }
    var port = ""
    if let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]") {
      port = String(authority[authority.index(after: colon)...])
      authority = authority[..<colon]
    }
    if (scheme == "http" && port == "80") || (scheme == "https" && port == "443") { port = "" }
    return (authority.lowercased(), port, text[end...])
  }

  /// Splits a query or a form at its ampersands, undoing percent encoding.
  static func fields(_ text: some StringProtocol) -> [HTTPField] {
    guard !text.isEmpty else { return [] }
    return text.split(separator: "&").map { part in
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = halves.count > 1 ? decodedForm(String(halves[1])) : ""
      return HTTPField(decodedForm(String(halves[0])), value)
    }
  }

  private static func decodedForm(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
      return text
    }
    return decoded(text.replacingOccurrences(of: "+", with: " "))
  }

  private static func decoded(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    return String(text).removingPercentEncoding ?? String(text)
  }
}
