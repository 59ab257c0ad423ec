/// One attempt at a scenario.
package struct AttemptRecord: Codable, Sendable {
  /// The start, in seconds since the start of the run.
  package var start: Double
  package var duration = 0.0
  package var status = RunStatus.passed
  package var steps: [StepRecord] = []
  /// The screens that the steps name by their positions.
  package var screens: [ScreenRecord] = []
  /// The last lines of the apps' logs, if the attempt failed.
  package var log: [String] = []
  /// Which of the jobs ran it, from 0.
  package var worker = 0

  package init(start: Double) { self.start = start }
}
