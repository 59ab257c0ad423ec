/// A request of the app, and what became of it.
public struct RequestRecord: Sendable, Hashable, Codable {
  /// What became of a request.
  public enum Outcome: Sendable, Hashable, Codable {
    /// A stub answered it.
    case answered(by: StubReference)
    /// Nothing was to answer it.
    case refused(Refusal)
    /// It went to the real service.
    case passed
  }

  /// The position among all requests of the launch, from 1.
  public var number: Int
  /// The request.
  public var request: NetworkRequest
  /// What became of it.
  public var outcome: Outcome
  /// The moment of the request, in seconds of app time.
  public var time: Double
  /// The place in the app's code that made the request, if it is known.
  public var caller: String?

  /// Whether the request was refused.
  public var isUnexpected: Bool {
    if case .refused = outcome { return true }
    return false
  }
}

/// A stub of a table, for people: which one it is and where it comes from.
public struct StubReference: Sendable, Hashable, Codable {
  /// The number of the stub in its table.
  public var number: Int
  /// The requests that the stub answers.
  public var pattern: RequestPattern
  /// The place where the stub was declared.
  public var origin: String?
  /// The number of other stubs that match the request as well and come later.
  public var laterMatches: Int

  /// Makes a reference.
  public init(number: Int, pattern: RequestPattern, origin: String?, laterMatches: Int = 0) {
    self.number = number
    self.pattern = pattern
    self.origin = origin
    self.laterMatches = laterMatches
  }
}

/// The facts about a request that nothing was to answer.
public struct Refusal: Error, Sendable, Hashable, Codable {
  /// The request.
  public var request: NetworkRequest
  /// The place in the app's code that made the request, if it is known.
  public var caller: String?
  /// The stubs that come nearest, best first, with what differs.
  public var nearest: [NearMiss]
  /// The stub that matches but is used up, if there is one.
  public var usedUp: StubReference?
  /// The number of stubs that there are.
  public var stubCount: Int
  /// The reason a stub that matches could not answer, if there is one.
  public var failedStub: String?
  /// Whether the network is open to other hosts than the request's.
  public var isOpenToOthers = false

  /// Makes the facts about a request that no stub matches.
  public init(
    request: NetworkRequest, caller: String? = nil, nearest: [NearMiss] = [],
    usedUp: StubReference? = nil, stubCount: Int = 0
  ) {
    self.request = request
    self.caller = caller
    self.nearest = nearest
    self.usedUp = usedUp
    self.stubCount = stubCount
  }

  /// A stub that doesn't match.
  public struct NearMiss: Sendable, Hashable, Codable {
    /// The requests that the stub answers.
    public var pattern: RequestPattern
    /// The place where the stub was declared.
    public var origin: String?
    /// What differs.
    public var mismatches: [RequestMismatch]
  }
}
