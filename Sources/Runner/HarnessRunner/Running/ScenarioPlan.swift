import Gherkin
import Traces

/// A scenario that shall run.
struct ScenarioPlan: Sendable {
  var pickle: Pickle
  var feature: String
  var rule: String?
  /// The steps as the file has them, for keywords and places.
  var places: [String: FeatureFile.WrittenStep]
  /// The scenario with the secrets of its examples hidden; `nil` if it has none.
  var shown: Pickle?
  /// The secrets of its examples.
  var secrets: [String] = []
  /// What the scenario is known by from one run to the next.
  var key: ScenarioKey
  /// The number of the repetition, from 1, if there are several.
  var repetition: Int?

  /// What tells the scenario from all others that are dealt out to shards.
  var dealtName: [String] {
    [key.path, key.rule ?? "", key.name, "\(key.ordinal)", "\(repetition ?? 0)"]
  }

  /// The name as it may be shown.
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
