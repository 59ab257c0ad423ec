/// Lets the app's time pass while the test does something else than wait for the app, such as sleep.
///
/// Nothing real is waited for: for that the time has passed already. A clock that is real, or has gone
/// on by itself since the last answer, moves that much less.
public struct PassTimeCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "passTime"

  /// The result: the time has passed.
  public typealias Result = EmptyResult

  /// How long the test has slept since the last answer, in seconds.
  public var seconds: Double

  /// Makes the call.
  public init(seconds: Double) { self.seconds = seconds }
}
