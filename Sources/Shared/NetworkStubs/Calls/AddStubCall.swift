import AutomationProtocol

/// A call that adds a stub of the running test.
public struct AddStubCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "addStub"

  /// The stub.
  public var stub: Stub

  /// Makes the call.
  public init(_ stub: Stub) { self.stub = stub }

  /// The number of the stub that was added.
  public struct Result: Codable, Sendable, Hashable {
    /// The number, by which the app asks for computed answers and the test removes the stub.
    public var number: Int

    /// Makes a result.
    public init(number: Int) { self.number = number }
  }
}
