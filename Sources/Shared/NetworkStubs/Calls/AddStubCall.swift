import AutomationProtocol

/// A call that adds a stub of the running test.
public struct AddStubCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "addStub"

  /// The result, which is empty.
  public typealias Result = EmptyResult

  /// The number that the test gives to the stub: the app asks for computed answers by it, and the test
  /// removes the stub by it.
  public var number: Int
  /// The stub.
  public var stub: Stub

  /// Makes the call.
  public init(_ stub: Stub, number: Int) {
    self.stub = stub
    self.number = number
  }
}
