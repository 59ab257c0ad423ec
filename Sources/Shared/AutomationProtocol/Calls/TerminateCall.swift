/// Asks the app to end by itself, as a person would; it answers first.
public struct TerminateCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "terminate"

  /// The result: the app is about to end.
  public typealias Result = EmptyResult

  /// Makes the call.
  public init() {}
}
