import AutomationProtocol

/// A call that removes a stub, so that it answers no more requests.
public struct RemoveStubCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "removeStub"

  /// The result, which is empty.
  public typealias Result = EmptyResult

  /// The number that the test has given to the stub.
  public var number: Int

  /// Makes the call.
  public init(_ number: Int) { self.number = number }
}
