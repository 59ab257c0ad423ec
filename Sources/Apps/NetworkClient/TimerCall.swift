import AutomationProtocol

/// A call that makes a thread of the app compute for a moment and then set a timer, for whose end it waits.
package struct TimerCall: AutomationCall, Hashable {
  package static let method = "timer"

  /// How long the timer takes, in seconds of app time.
  package var seconds: Double

  package init(seconds: Double) { self.seconds = seconds }

  /// When the timer was over.
  package struct Result: Codable, Sendable, Hashable {
    /// The time since the call, in seconds of app time.
    package var elapsed: Double

    package init(elapsed: Double) { self.elapsed = elapsed }
  }
}
