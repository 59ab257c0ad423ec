import AutomationProtocol

/// A call that adds a stub to those of the running test.
public struct AddStubCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "addStub"

  /// The result, which is empty.
  public typealias Result = EmptyResult

  /// The number that the test gives to the stub, which identifies it when the app asks for a computed answer
  /// and when the test removes it.
  public var number: Int
  /// The stub.
  public var stub: Stub

  /// Makes the call.
  public init(_ stub: Stub, number: Int) {
    self.stub = stub
    self.number = number
  }
}
