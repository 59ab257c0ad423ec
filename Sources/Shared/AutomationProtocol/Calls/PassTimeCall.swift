/// A call that lets the app's time pass after the test has spent time on something else, such as
/// sleeping.
///
/// The call itself takes no real time, since that time has already passed. A clock that is real, or
/// that has advanced on its own since the last answer, advances that much less.
public struct PassTimeCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "passTime"

  /// The result, which is empty.
  public typealias Result = EmptyResult

  /// The time, in seconds, that the test has slept since the last answer.
  public var seconds: Double

  /// Makes the call.
  public init(seconds: Double) { self.seconds = seconds }
}
