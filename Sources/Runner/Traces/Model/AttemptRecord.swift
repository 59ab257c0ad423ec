import AppDriving

/// One attempt at a scenario.
package struct AttemptRecord: Codable, Sendable {
  /// The start, in seconds since the start of the run.
  package var start: Double
  package var duration = 0.0
  package var status = RunStatus.passed
  /// The reason for the status, if no step gives one.
  package var reason: String?
  package var steps: [StepRecord] = []
  /// The screens, which the steps refer to by position.
  ///
  /// Until the screens are made, the steps refer to `recordings`.
  package var screens: [ScreenRecord] = []
  /// The requests that recorded screens.
  package var recordings: [Recording] = []
  /// The sessions with the apps, which a trace has on separate lines.
  package var sessions: [SessionRecord] = []
  /// The last lines of the apps' logs, if the attempt failed.
  package var log: [String] = []
  /// Warnings about an attempt that passed, or `nil` if there are none.
  package var warnings: [String]?
  /// The number of the job that ran the attempt, from 0.
  package var worker = 0

  package init(start: Double) { self.start = start }

  private enum CodingKeys: String, CodingKey {
    case start, duration, status, reason, steps, screens, recordings, log, warnings, worker
  }

  /// A request that recorded a screen.
  package struct Recording: Codable, Hashable, Sendable {
    /// The position of the session in the attempt.
    package var session: Int
    /// The number of the request in the session.
    package var request: Int

    package init(session: Int, request: Int) {
      self.session = session
      self.request = request
    }
  }
}
