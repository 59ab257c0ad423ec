import Gherkin

/// The results of a scenario.
package struct ScenarioRecord: Codable, Sendable {
  /// The scenario's identifier in the run.
  package var id: String
  package var uri: String
  package var location: SourceLocation
  package var feature: String
  package var rule: String?
  package var name: String
  package var tags: [String]
  /// The number of the repetition, from 1, if the scenario was run several times.
  package var repetition: Int?
  /// The number among the scenarios with this name in the file, if it isn't the first.
  package var ordinal: Int?
  package var attempts: [AttemptRecord] = []

  package init(
    id: String, uri: String, location: SourceLocation, feature: String, rule: String?,
    name: String, tags: [String], repetition: Int? = nil
  ) {
    self.id = id
    self.uri = uri
    self.location = location
    self.feature = feature
    self.rule = rule
    self.name = name
    self.tags = tags
    self.repetition = repetition
  }

  /// The status of the last attempt, or flaky if that passed after a failure.
  package var status: RunStatus {
    guard let last = attempts.last else { return .skipped }
    let hasFailed = attempts.dropLast().contains { $0.status.isFailure }
    return last.status == .passed && hasFailed ? .flaky : last.status
  }

  /// The total duration of all attempts, in seconds.
  package var duration: Double { attempts.reduce(0) { $0 + $1.duration } }

  /// `file:line`, or `uri` alone if the line isn't known (0).
  package var place: String { location.line > 0 ? "\(uri):\(location.line)" : uri }
}
