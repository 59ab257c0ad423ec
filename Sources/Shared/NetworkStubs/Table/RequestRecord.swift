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
