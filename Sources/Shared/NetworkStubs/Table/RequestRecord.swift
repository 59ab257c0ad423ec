/// A request of the app and its outcome.
public struct RequestRecord: Sendable, Hashable, Codable {
  /// The outcome of a request.
  public enum Outcome: Sendable, Hashable, Codable {
    /// A stub answered it.
    case answered(by: StubReference)
    /// No stub answered it.
    case refused(Refusal)
    /// It went to the real service.
    case passed
  }

  /// The answer to a request.
  public enum Answer: Sendable, Hashable, Codable {
    /// An answer with a status code.
    case status(Int)
    /// A stub's fault, instead of an answer or in the middle of one.
    case fault(StubFault)
    /// A failure of the real service, with the reason.
    case failed(String)
  }

  /// The position among all requests of the launch, from 1.
  public var number: Int
  /// The request.
  public var request: NetworkRequest
  /// The outcome of the request.
  public var outcome: Outcome
  /// The answer, or `nil` while the request waits and if it was refused.
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
