import AutomationProtocol

/// A call that asks which requests were refused and which stubs answered none.
public struct NetworkReportCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "networkReport"

  /// Makes the call.
  public init() {}

  /// What a test may want to know at its end.
  public struct Result: Codable, Sendable, Hashable {
    /// The requests that nothing was to answer, oldest first.
    public var refusals: [Refusal]
    /// The stubs that answered no request.
    public var unusedStubs: [StubReference]
    /// The connections and look-ups without URLSession that were refused, each once.
    public var refusedConnections: [RefusedConnection]

    /// Makes a result.
    public init(
      refusals: [Refusal], unusedStubs: [StubReference],
      refusedConnections: [RefusedConnection] = []
    ) {
      self.refusals = refusals
      self.unusedStubs = unusedStubs
      self.refusedConnections = refusedConnections
    }
  }
}

extension NetworkReportCall: ReadingCall {}
