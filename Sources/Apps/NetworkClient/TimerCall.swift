import AutomationProtocol

/// A call that makes a thread of the app compute briefly and set a timer, then waits until the timer is due.
package struct TimerCall: AutomationCall, Hashable {
  package static let method = "timer"

  /// The delay of the timer, in seconds of app time.
  package var seconds: Double

  package init(seconds: Double) { self.seconds = seconds }

  /// The result, once the timer has been due.
  package struct Result: Codable, Sendable, Hashable {
    /// The time since the call, in seconds of app time.
    package var elapsed: Double

    package init(elapsed: Double) { self.elapsed = elapsed }
  }
}
