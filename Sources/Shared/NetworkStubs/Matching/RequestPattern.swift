import Foundation

/// The requests that a stub answers, or that a test looks for: `.get("/login")`.
public struct RequestPattern: Sendable, Hashable, Codable {
  /// The method in capital letters, or `nil` for any.
  public var method: String?
  /// The pattern for the URL.
  public var url: URLPattern
  /// The fields that the query must have; a `nil` value matches any.
  public var query: [QueryCondition] = []
  /// The header fields that the request must have.
  public var headers: [HTTPField] = []
  /// The condition on the body, or `nil` for any.
  public var body: BodyPattern?
  /// Whether the pattern may match every request.
  public var isMeantForEverything = false

  /// A field that a query must have.
  public struct QueryCondition: Sendable, Hashable, Codable {
    /// The field's name.
    public var name: String
    /// The field's value, or `nil` for any.
    public var value: String?
  }

  /// Makes a pattern for a method and a URL.
  ///
  /// - Parameters:
  ///   - method: The method, or `nil` for any.
  ///   - url: The pattern for the URL; see `URLPattern`.
  public init(_ method: String?, _ url: String) {
    self.method = method?.uppercased()
    self.url = URLPattern(url)
    query = self.url.query.map { QueryCondition(name: $0.name, value: $0.value) }
  }
}

extension RequestPattern {
  /// Returns a pattern for `GET` requests.
  public static func get(_ url: String) -> RequestPattern { .init("GET", url) }
  /// Returns a pattern for `POST` requests.
  public static func post(_ url: String) -> RequestPattern { .init("POST", url) }
  /// Returns a pattern for `PUT` requests.
  public static func put(_ url: String) -> RequestPattern { .init("PUT", url) }
  /// Returns a pattern for `PATCH` requests.
  public static func patch(_ url: String) -> RequestPattern { .init("PATCH", url) }
  /// Returns a pattern for `DELETE` requests.
  public static func delete(_ url: String) -> RequestPattern { .init("DELETE", url) }
  /// Returns a pattern for `HEAD` requests.
  public static func head(_ url: String) -> RequestPattern { .init("HEAD", url) }
  /// Returns a pattern for requests of any method.
  public static func any(_ url: String) -> RequestPattern { .init(nil, url) }

  /// The pattern for every request, which other patterns may not match.
  public static var everything: RequestPattern {
    var pattern = RequestPattern(nil, "/**")
    pattern.isMeantForEverything = true
    return pattern
  }

  /// Returns the pattern with the condition that the query has a field.
  ///
  /// - Parameters:
  ///   - name: The field's name.
  ///   - value: The field's value, or `nil` for any.
  public func query(_ name: String, _ value: String? = nil) -> RequestPattern {
    changed { $0.query.append(QueryCondition(name: name, value: value)) }
  }

  /// Returns the pattern with the condition that the request has a header field; names are compared without
  /// regard to case.
  public func header(_ name: String, _ value: String) -> RequestPattern {
    changed { $0.headers.append(HTTPField(name, value)) }
  }

  /// Returns the pattern for requests with this body.
  public func body(_ body: BodyPattern) -> RequestPattern { changed { $0.body = body } }

  /// Returns the pattern for requests whose body is JSON that contains a value.
  public func json(_ value: JSONValue) -> RequestPattern { body(.json(value)) }

  /// Returns the pattern for requests whose body is a form with these fields.
  public func form(_ fields: [String: String]) -> RequestPattern { body(.form(fields)) }

  private func changed(_ change: (inout RequestPattern) -> Void) -> RequestPattern {
    var copy = self
    change(&copy)
    return copy
  }
}
