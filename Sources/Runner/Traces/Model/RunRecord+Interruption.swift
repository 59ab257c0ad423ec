extension RunRecord {
  /// What reports say of a run that was cut short.
  package static let cutShort = "the run was cut short, so scenarios may be missing"
  /// Why a scenario that was running when its run ended has no result.
  package static let endedHere = "the run ended here"
  /// Why a scenario whose line can't be read has no result.
  package static let unreadable = "its result can't be read"

  /// Adds a scenario that had begun, and of whose end nothing is known.
  ///
  /// - Parameters:
  ///   - start: When it began, in seconds since the start of the run.
  ///   - reason: Why nothing is known.
  mutating func add(unfinished scenario: ScenarioRecord, start: Double, reason: String) {
    var attempt = AttemptRecord(start: start)
    attempt.status = .interrupted
    attempt.reason = reason
    var scenario = scenario
    scenario.attempts = [attempt]
    scenarios.append(scenario)
  }
}

extension ScenarioRecord {
  /// Whether nothing is known of its end.
  ///
  /// It was running when the run ended, or its result can't be read. What the user has interrupted isn't.
  package var isUnfinished: Bool {
    attempts.last.map { $0.status == .interrupted && $0.reason != nil } ?? false
  }
}
