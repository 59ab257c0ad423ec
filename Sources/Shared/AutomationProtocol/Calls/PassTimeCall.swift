/// A call that lets the app's time pass by what the test would have slept.
///
/// It takes real time only while work is in progress that can't be virtual. A clock that has advanced
/// on its own since the last answer advances that much less. An app whose clock is real doesn't have
/// the call among its capabilities, and its test sleeps in real time.
public struct PassTimeCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "passTime"

  /// The result, which is empty.
  public typealias Result = EmptyResult

  /// The time, in seconds, that the test would have slept since the last answer.
  public var seconds: Double

  /// Makes the call.
  public init(seconds: Double) { self.seconds = seconds }
}
