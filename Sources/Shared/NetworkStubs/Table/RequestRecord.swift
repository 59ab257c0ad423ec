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

  /// What a request has got.
  public enum Answer: Sendable, Hashable, Codable {
    /// An answer with a status code.
    case status(Int)
    /// No answer, or a part of one, as a stub wants it.
    case fault(StubFault)
    /// No answer of the real service, for a reason.
    case failed(String)
  }

  /// The position among all requests of the launch, from 1.
  public var number: Int
  /// The request.
  public var request: NetworkRequest
  /// What became of it.
  public var outcome: Outcome
  /// What it has got, or `nil` as long as it waits, and if it was refused.
  public var answer: Answer?
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
