/// What a scenario is known by from one run to the next, whatever moves it within its file.
package struct ScenarioKey: Hashable, Sendable {
  /// The path of the feature, in the one form that all ways to name a file have: from the folder that the
  /// command runs in if it lies there, so that machines with different folders for their work agree.
  package var path: String
  package var rule: String?
  package var name: String
  /// The number among the scenarios of that name, from 1: the rows of an outline may share one.
  package var ordinal: Int

  /// Makes the key of a scenario.
  ///
  /// - Parameters:
  ///   - uri: The path of the feature as the run has it.
  ///   - folder: The folder that the command runs in; an empty one leaves the path as it is.
  package init(uri: String, folder: String, rule: String?, name: String, ordinal: Int) {
    self.init(
      path: FeaturePath.path(of: uri, in: folder), rule: rule, name: name, ordinal: ordinal)
  }

  /// Makes a key with a path that has its form already.
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
  /// What the scenario is known by from one run to the next.
  package func key(in folder: String) -> ScenarioKey {
    ScenarioKey(uri: uri, folder: folder, rule: rule, name: name, ordinal: ordinal ?? 1)
  }
}
