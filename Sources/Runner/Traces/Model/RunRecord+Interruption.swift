extension RunRecord {
  /// The message in reports of a run that was cut short.
  package static let cutShort = "the run was cut short, so scenarios may be missing"
  /// The reason why a scenario that was running when its run ended has no result.
  package static let endedHere = "the run ended here"
  /// The reason why a scenario whose line can't be read has no result.
  package static let unreadable = "its result can't be read"

  /// Adds a scenario that began and whose end isn't known.
  ///
  /// - Parameters:
  ///   - start: The start of the scenario, in seconds since the start of the run.
  ///   - reason: The reason why its end isn't known.
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
  /// Whether the scenario's end isn't known.
  ///
  /// The scenario was running when the run ended, or its result can't be read. A scenario that the user
  /// interrupted isn't unfinished.
  package var isUnfinished: Bool {
    attempts.last.map { $0.status == .interrupted && $0.reason != nil } ?? false
  }
}
