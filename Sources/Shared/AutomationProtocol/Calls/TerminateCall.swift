/// A call that asks the app to quit as if the user had quit it; the app answers first.
public struct TerminateCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "terminate"

  /// The result, which is empty.
  public typealias Result = EmptyResult

  /// Makes the call.
  public init() {}
}
