import Foundation

/// A request that an app has made, as sent over the network.
public struct NetworkRequest: Sendable, Hashable, Codable {
  /// The method in capital letters, such as `POST`.
  public var method: String
  /// The whole URL, without its fragment.
  public var url: String
  /// The header fields.
  public var headers: HTTPFields
  /// The body; empty if there isn't one.
  public var body: Data

  /// Makes a request.
  public init(_ method: String, _ url: String, headers: HTTPFields = [:], body: Data = Data()) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// The parts of the URL.
  public var parts: NetworkURL { NetworkURL(url) }

  /// The path, with percent encoding undone.
  public var path: String { parts.path }

  /// The fields of the query, in order.
  public var query: [HTTPField] { parts.query }

  /// The body as text, or `nil` if it isn't UTF-8.
  public var text: String? { String(data: body, encoding: .utf8) }

  /// The fields of the body as a form, in order; empty if it isn't text.
  public var form: [HTTPField] { text.map { NetworkURL.fields($0) } ?? [] }

  /// The body as JSON, or `nil` if it isn't JSON.
  public var json: JSONValue? { try? JSONValue(parsing: body) }

  /// Decodes the body as JSON.
  ///
  /// - Throws: `DecodingError`.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: body)
  }

  /// The method and the URL: `POST https://example.com/login`.
  public var title: String { "\(method) \(url)" }
}
