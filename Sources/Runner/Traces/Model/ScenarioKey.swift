/// The identity of a scenario across runs, even if it moves within its file.
package struct ScenarioKey: Hashable, Sendable {
  /// The path of the feature, as `FeatureFolder` makes it.
  ///
  /// It is relative to the command's working folder if the file is in there, so that machines with
  /// different folders agree.
  package var path: String
  package var rule: String?
  package var name: String
  /// The number among the scenarios with this name, from 1; the rows of an outline may share a name.
  package var ordinal: Int

  /// Makes the key of a scenario.
  ///
  /// - Parameters:
  ///   - uri: The path of the feature as the run has it.
  ///   - folder: The folder that the command runs in; if empty, the path stays as it is.
  package init(uri: String, folder: String, rule: String?, name: String, ordinal: Int) {
    self.init(
      path: FeatureFolder.path(of: uri, in: folder), rule: rule, name: name, ordinal: ordinal)
  }

  /// Makes a key from a path that `FeatureFolder` has already converted.
  package init(path: String, rule: String?, name: String, ordinal: Int) {
    self.path = path
    self.rule = rule
    self.name = name
    self.ordinal = ordinal
  }
}

extension ScenarioKey: Comparable {
  package static func < (left: ScenarioKey, right: ScenarioKey) -> Bool {
    (left.path, left.rule ?? "", left.name, left.ordinal)
      < (right.path, right.rule ?? "", right.name, right.ordinal)
  }
}

extension ScenarioRecord {
  /// Returns the scenario's identity across runs.
  package func key(in folder: String) -> ScenarioKey {
    ScenarioKey(uri: uri, folder: folder, rule: rule, name: name, ordinal: ordinal ?? 1)
  }
}
