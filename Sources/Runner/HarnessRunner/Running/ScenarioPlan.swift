import Gherkin
import Traces

/// A scenario to run.
struct ScenarioPlan: Sendable {
  var pickle: Pickle
  var feature: String
  var rule: String?
  /// The steps as written in the file, for keywords and locations.
  var places: [String: FeatureFile.WrittenStep]
  /// The scenario with the secrets of its examples hidden; `nil` if there aren't any.
  var shown: Pickle?
  /// The secrets of the scenario's examples.
  var secrets: [String] = []
  /// The key that identifies the scenario from run to run.
  var key: ScenarioKey
  /// The number of the repetition, from 1, or `nil` if the scenario runs once.
  var repetition: Int?

  /// The parts of a name that is unique among all scenarios distributed to shards.
  var dealtName: [String] {
    [key.path, key.rule ?? "", key.name, "\(key.ordinal)", "\(repetition ?? 0)"]
  }

  /// The name with secrets hidden.
  var shownName: String { shown?.name ?? pickle.name }

  /// The record of the scenario, without attempts.
  var record: ScenarioRecord {
    var record = ScenarioRecord(
      id: repetition.map { "\(pickle.id)/\($0)" } ?? pickle.id, uri: pickle.uri,
      location: pickle.location ?? SourceLocation(line: 1), feature: feature, rule: rule,
      name: shownName, tags: pickle.tags.map(\.name), repetition: repetition)
    if key.ordinal > 1 { record.ordinal = key.ordinal }
    return record
  }
}
