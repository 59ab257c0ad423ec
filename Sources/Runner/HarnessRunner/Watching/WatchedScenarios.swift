import Gherkin
import Traces

/// The state of a watch's scenarios, which decides which of them a change affects.
struct WatchedScenarios {
  /// The content of a scenario, independent of its position.
  private struct Content: Equatable {
    var tags: [String]
    var steps: [PickleStep]

    init(_ pickle: Pickle) {
      tags = pickle.tags.map(\.name)
      steps = pickle.steps.map { step in
        var step = step
        step.id = ""
        step.astNodeIds = []
        return step
      }
    }
  }

  private var contents: [ScenarioKey: Content] = [:]
  private var composed: [String: Content] = [:]
  private var used: [ScenarioKey: Set<String>] = [:]
  private var failed: Set<ScenarioKey> = []

  /// The files that scenarios have used.
  var usedFiles: Set<String> { used.values.reduce(into: []) { $0.formUnion($1) } }

  /// Records the results of a round.
  mutating func note(_ records: [ScenarioRecord], used files: UsedFiles, folder: String) {
    for (key, paths) in files.all { used[key] = paths }
    for record in records {
      let key = record.key(in: folder)
      if record.status.isFailure { failed.insert(key) } else { failed.remove(key) }
    }
  }

  /// Updates the scenarios, and returns those that a change affects.
  ///
  /// - Parameters:
  ///   - plans: All scenarios of the watch.
  ///   - steps: The scenarios that are used as steps.
  ///   - changes: The changed files; `nil` for the first round, which runs all scenarios.
  ///   - names: Returns the paths by which a file may be reported.
  mutating func affected(
    _ plans: [ScenarioPlan], steps: [ComposedScenario], by changes: FolderWatch.Changes?,
    names: (String) -> Set<String> = UsedFiles.names(of:)
  ) -> [ScenarioPlan] {
    let new = Dictionary(plans.map { ($0.key, Content($0.pickle)) }) { first, _ in first }
    let newSteps = Dictionary(steps.map { ($0.pickle.name, Content($0.pickle)) }) { first, _ in
      first
    }
    defer {
      contents = new
      composed = newSteps
      used = used.filter { new[$0.key] != nil }
      failed = failed.filter { new[$0] != nil }
    }
    guard let changes, !changes.isIncomplete, composed == newSteps else { return plans }
    var changed: [String: Bool] = [:]
    func isChanged(_ path: String) -> Bool {
      if let known = changed[path] { return known }
      let result = !names(path).isDisjoint(with: changes.paths)
      changed[path] = result
      return result
    }
    return plans.filter { plan in
      if contents[plan.key] != new[plan.key] { return true }
      // Saving a file reruns its failed scenarios.
      if failed.contains(plan.key), isChanged(plan.pickle.uri) { return true }
      // The files of a scenario that hasn't run are unknown, so run it.
      return used[plan.key]?.contains(where: isChanged) ?? true
    }
  }
}
