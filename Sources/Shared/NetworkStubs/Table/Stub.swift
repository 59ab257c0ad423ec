/// A stub: the requests that it answers, and its answers.
public struct Stub: Sendable, Hashable, Codable {
  /// What a stub does when it answers.
  public enum Response: Sendable, Hashable, Codable {
    /// These answers one after the other; the last one is repeated.
    case answers([StubAnswer])
    /// What the test computes for the request.
    case computed
  }

  /// The requests that the stub answers.
  public var pattern: RequestPattern
  /// What the stub does.
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
    if case .answers(let answers) = response, answers.isEmpty {
      return .noAnswer(pattern, origin: origin)
    }
    return nil
  }
}

/// A reason a stub can't be used.
public enum StubProblem: Error, Sendable, Hashable, Codable {
  /// The pattern can't be used.
  case pattern(PatternProblem, origin: String?)
  /// The stub has no answer.
  case noAnswer(RequestPattern, origin: String?)
}

/// Where stubs come from; those of an earlier case are asked first.
public enum StubSource: Int, Sendable, Hashable, Codable, Comparable, CaseIterable {
  /// The running test.
  case test
  /// The app's own code.
  case app
  /// A file named in the launch arguments.
  case launch

  /// Returns whether stubs of a source are asked before those of another.
  public static func < (first: StubSource, second: StubSource) -> Bool {
    first.rawValue < second.rawValue
  }
}
