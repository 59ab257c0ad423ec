/// The facts about a request that no stub answered.
public struct Refusal: Error, Sendable, Hashable, Codable {
  /// The request.
  public var request: NetworkRequest
  /// The place in the app's code that made the request, if it is known.
  public var caller: String?
  /// The stubs that come nearest, best first, with what differs.
  public var nearest: [NearMiss]
  /// The stub that matches but is used up, if there is one.
  public var usedUp: StubReference?
  /// The number of stubs in the table.
  public var stubCount: Int
  /// The reason a matching stub couldn't answer, if any.
  public var failedStub: String?
  /// Whether the network is open, but not to the request's host.
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
    /// The differences between the request and the pattern.
    public var mismatches: [RequestMismatch]
  }
}
