import LaunchDomain

extension RequestPattern {
  /// The pattern as Swift code: `.get("/items").query("page", "2")`.
  public var code: String {
    var code =
      if let method, Self.namedMethods.contains(method) {
        ".\(method.lowercased())(\(Self.quoted(url.text)))"
      } else if isMeantForEverything {
        ".everything"
      } else if let method {
        "RequestPattern(\(Self.quoted(method)), \(Self.quoted(url.text)))"
      } else {
        ".any(\(Self.quoted(url.text)))"
      }
    let inURL = Set(url.query.map { QueryCondition(name: $0.name, value: $0.value) })
    for condition in query where !inURL.contains(condition) {
      let value = condition.value.map { ", " + Self.quoted(Self.shown($0, of: condition.name)) }
      code += ".query(\(Self.quoted(condition.name))\(value ?? ""))"
    }
    for field in headers {
      let value = Self.shown(field.value, of: field.name)
      code += ".header(\(Self.quoted(field.name)), \(Self.quoted(value)))"
    }
    if body != nil { code += ".body(…)" }
    return code
  }

  /// Returns a pattern for requests like this one: the same method, path and query, with any value for secret
  /// fields.
  public static func like(_ request: NetworkRequest) -> RequestPattern {
    let parts = request.parts
    var pattern = RequestPattern(request.method, parts.path)
    pattern.query = parts.query.map {
      QueryCondition(name: $0.name, value: SecretFields.isSecret($0.name) ? nil : $0.value)
    }
    return pattern
  }

  private static func shown(_ value: String, of name: String) -> String {
    SecretFields.isSecret(name) ? SecretRedactor.marker : value
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  private static let namedMethods: Set<String> = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"]
}
