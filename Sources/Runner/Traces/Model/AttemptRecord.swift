import AppDriving

/// One attempt at a scenario.
package struct AttemptRecord: Codable, Sendable {
  /// The start, in seconds since the start of the run.
  package var start: Double
  package var duration = 0.0
  package var status = RunStatus.passed
  /// Why it ended as it did, if no step says so.
  package var reason: String?
  package var steps: [StepRecord] = []
  /// The screens that the steps name by their positions.
  ///
  /// As long as there are none, the steps name `recordings`.
  package var screens: [ScreenRecord] = []
  /// The requests by which screens were recorded.
  package var recordings: [Recording] = []
  /// The sessions with the apps; a trace has them on lines of their own.
  package var sessions: [SessionRecord] = []
  /// The last lines of the apps' logs, if the attempt failed.
  package var log: [String] = []
  /// What is to be said of an attempt that has passed; nil if there is nothing.
  package var warnings: [String]?
  /// Which of the jobs ran it, from 0.
  package var worker = 0

  package init(start: Double) { self.start = start }

  private enum CodingKeys: String, CodingKey {
    case start, duration, status, reason, steps, screens, recordings, log, warnings, worker
  }

  /// A request by which a screen was recorded.
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
