/// A call that lets the app's time pass while the test would have slept.
///
/// It takes real time only while work is in progress that can't be virtual. If a clock has already advanced
/// since the last answer, it advances by that much less. An app with a real clock doesn't have the call among
/// its capabilities, and its test sleeps in real time.
public struct PassTimeCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "passTime"

  /// The result, which is empty.
  public typealias Result = EmptyResult

  /// The time, in seconds, that the test would have slept since the last answer.
  public var seconds: Double
  /// Whether as much real time has passed for the app, as in the test's own process; `nil` for `false`.
  public var hasPassed: Bool?

  /// Makes the call.
  public init(seconds: Double, hasPassed: Bool? = nil) {
    self.seconds = seconds
    self.hasPassed = hasPassed
  }
}
