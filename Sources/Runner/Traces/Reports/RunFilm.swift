/// A run as frames: the screen after each step of each scenario's last attempt, with the step's text.
///
/// Steps take milliseconds, too short to follow, so each is shown for one second, and a failed one for
/// three.
struct RunFilm {
  /// A frame.
  struct Frame {
    /// The start time, in seconds.
    var start: Double
    var duration: Double
    var scenario: String
    /// The step and, unless it passed, its status, in one line.
    var caption: String
    var screen: ScreenRecord
  }

  private(set) var frames: [Frame] = []
  /// The size that holds every screen, in points.
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// The total duration, in seconds.
  var duration: Double { frames.last.map { $0.start + $0.duration } ?? 0 }

  init(_ run: RunRecord) {
    for scenario in run.scenarios {
      guard let attempt = scenario.attempts.last else { continue }
      for step in attempt.steps {
        guard let index = step.screen, attempt.screens.indices.contains(index) else { continue }
        let screen = attempt.screens[index]
        let status = step.status == .passed ? "" : "  (\(step.status.rawValue))"
        frames.append(
          Frame(
            start: duration, duration: step.status.isFailure ? Self.failureTime : Self.stepTime,
            scenario: scenario.name, caption: step.keyword + step.text + status, screen: screen))
        width = max(width, screen.width)
        height = max(height, screen.height)
      }
    }
  }

  private static let stepTime = 1.0
  private static let failureTime = 3.0
}
