/// A stub: the requests that it answers, and its answers.
public struct Stub: Sendable, Hashable, Codable {
  /// The source of a stub's answers.
  public enum Response: Sendable, Hashable, Codable {
    /// These answers, one after the other; the last one is repeated.
    case answers([StubAnswer])
    /// The test computes the answer.
    case computed
  }

  /// The requests that the stub answers.
  public var pattern: RequestPattern
  /// The source of the answers.
  public var response: Response
  /// The number of requests that the stub answers before it is used up, or `nil` for any number.
  public var limit: Int?
  /// The place where the stub was declared: a file and a line, or a recording and its entry.
  public var origin: String?

  /// Makes a stub with answers, of which the last is repeated.
  public init(
    _ pattern: RequestPattern, _ answers: StubAnswer..., limit: Int? = nil, origin: String? = nil
  ) {
    self.init(pattern, .answers(answers), limit: limit, origin: origin)
  }

  /// Makes a stub.
  public init(
    _ pattern: RequestPattern, _ response: Response, limit: Int? = nil, origin: String? = nil
  ) {
    self.pattern = pattern
    self.response = response
    self.limit = limit
    self.origin = origin
  }

  /// The reason the stub can't be used, or `nil` if it can.
  public var problem: StubProblem? {
    if let problem = pattern.problem { return .pattern(problem, origin: origin) }
    if let limit, limit < 1 { return .limit(limit, pattern, origin: origin) }
    guard case .answers(let answers) = response else { return nil }
    if answers.isEmpty { return .noAnswer(pattern, origin: origin) }
    let problem = answers.lazy.compactMap(\.problem).first
    return problem.map { .answer($0, pattern, origin: origin) }
  }
}
