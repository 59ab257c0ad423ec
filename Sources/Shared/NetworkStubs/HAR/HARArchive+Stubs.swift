extension HARArchive {
  /// Returns the recording as stubs, one for each different request.
  ///
  /// A request matches if it has the same method, URL, query and, if there was one, body. Equal requests get
  /// their answers one after the other, and the last one is repeated. A value that was taken out of the
  /// recording (`HARRedaction`) matches any.
  ///
  /// - Parameter path: The path of the recording, for messages.
  public func stubs(from path: String) -> [Stub] {
    var order: [RequestPattern] = []
    var answers: [RequestPattern: [StubAnswer]] = [:]
    var places: [RequestPattern: Int] = [:]
    for (index, entry) in entries.enumerated() {
      let pattern = Self.pattern(for: entry.request)
      if answers[pattern] == nil {
        order.append(pattern)
        places[pattern] = index
      }
      answers[pattern, default: []].append(entry.answer)
    }
    return order.map { pattern in
      Stub(
        pattern, .answers(answers[pattern] ?? []),
        origin: "\(path), log.entries[\(places[pattern] ?? 0)]")
    }
  }

  private static func pattern(for request: NetworkRequest) -> RequestPattern {
    let parts = request.parts
    // The URL of a recording is literal, even if it contains a pattern's characters.
    var pattern = RequestPattern(request.method, "")
    pattern.url = URLPattern(literal: request.url)
    pattern.query = parts.query.map {
      .init(name: $0.name, value: RedactedText.isRedacted($0.value) ? nil : $0.value)
    }
    if !request.body.isEmpty { pattern.body = bodyPattern(for: request) }
    return pattern
  }

  private static func bodyPattern(for request: NetworkRequest) -> BodyPattern {
    if RedactedText(request.body).isRedacted { return .redacted(request.body) }
    return request.json.map { .json($0) } ?? .data(request.body)
  }
}
