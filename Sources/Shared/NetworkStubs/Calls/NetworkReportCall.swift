import AutomationProtocol

/// A call that reports the refused requests and the unused stubs.
public struct NetworkReportCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "networkReport"

  /// Makes the call.
  public init() {}

  /// The facts that a test may need at its end.
  public struct Result: Codable, Sendable, Hashable {
    /// The refused requests, oldest first.
    public var refusals: [Refusal]
    /// The stubs that answered no request.
    public var unusedStubs: [StubReference]
    /// The refused connections and look-ups made without URLSession, each once.
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
