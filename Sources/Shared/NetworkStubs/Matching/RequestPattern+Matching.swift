extension RequestPattern {
  /// Returns whether a request matches.
  public func matches(_ request: NetworkRequest) -> Bool {
    matches(request, request.parts)
  }

  /// Returns whether a request matches, given the parts of its URL.
  func matches(_ request: NetworkRequest, _ parts: NetworkURL) -> Bool {
    var isMatch = true
    visitMismatches(request, parts) { _ in
      isMatch = false
      return false
    }
    return isMatch
  }

  /// Returns the reasons a request doesn't match; empty if it does.
  public func mismatches(with request: NetworkRequest) -> [RequestMismatch] {
    var found: [RequestMismatch] = []
    visitMismatches(request, request.parts) {
      found.append($0)
      return true
    }
    return found
  }

  private func visitMismatches(
    _ request: NetworkRequest, _ parts: NetworkURL, _ visit: (RequestMismatch) -> Bool
  ) {
    if let method, method != request.method {
      guard visit(.method(wanted: method, found: request.method)) else { return }
    }
    if !url.matchesHost(of: parts) {
      guard visit(.host(wanted: url.text, found: parts.origin)) else { return }
    }
    if !url.matchesPath(of: parts) {
      guard visit(.path(wanted: url.text, found: parts.path)) else { return }
    }
    for condition in query {
      let values = parts.query.filter { $0.name == condition.name }.map(\.value)
      let holds = condition.value.map(values.contains) ?? !values.isEmpty
      guard
        holds
          || visit(.query(condition.name, wanted: condition.value, found: values.first))
      else { return }
    }
    for field in headers {
      let values = request.headers.values(of: field.name)
      guard
        values.contains(field.value)
          || visit(.header(field.name, wanted: field.value, found: values.first))
      else { return }
    }
    if let mismatch = body?.mismatch(with: request) { _ = visit(.body(mismatch)) }
  }

  /// The reason the pattern can't be used, or `nil` if it can.
  public var problem: PatternProblem? {
    if !url.isComplete { return .incomplete(url.text) }
    let isUnconditional =
      method == nil && query.isEmpty && headers.isEmpty && body == nil && url.matchesEverything
    return isUnconditional && !isMeantForEverything ? .matchesEverything(url.text) : nil
  }
}

extension NetworkURL {
  /// The scheme, the host and the port: `https://example.com`.
  var origin: String {
    (scheme.isEmpty ? "" : scheme + "://") + host + (port.isEmpty ? "" : ":" + port)
  }
}

/// A reason a request doesn't match a pattern.
public enum RequestMismatch: Sendable, Hashable, Codable {
  /// The method differs.
  case method(wanted: String, found: String)
  /// The scheme, host or port differs.
  case host(wanted: String, found: String)
  /// The path differs.
  case path(wanted: String, found: String)
  /// A field of the query is missing or has another value.
  case query(String, wanted: String?, found: String?)
  /// A header field is missing or has another value.
  case header(String, wanted: String, found: String?)
  /// The body differs.
  case body(BodyMismatch)
}

/// A reason a pattern can't be used.
public enum PatternProblem: Error, Sendable, Hashable, Codable {
  /// The pattern is neither a path nor a URL, so nothing matches it.
  case incomplete(String)
  /// The pattern matches every request, which would hide the stubs after it and unexpected requests.
  case matchesEverything(String)
}
