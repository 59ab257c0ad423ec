import Foundation
import Gherkin
import LaunchDomain
import Traces

/// The scenarios of a run, or the option that left none.
struct ScenarioSelection {
  /// The plans, in the order of the files.
  private(set) var plans: [ScenarioPlan]
  /// The number of scenarios in the files, without those used as steps.
  let total: Int
  /// Whether the files have any scenarios, including those used as steps.
  private let hasScenarios: Bool
  /// The option that left no scenario, and the number of scenarios before it.
  private(set) var emptied: (option: String, before: Int)?
  /// The shard that the plans form, with a digest of the distribution; `nil` for a whole run.
  private(set) var shard: RunRecord.Shard?

  /// Chooses the scenarios of files.
  ///
  /// - Parameter history: The history of earlier runs.
  init(of files: FeatureFiles, options: RunOptions, history: RunHistory = RunHistory()) {
    plans = files.files.flatMap { Self.plans(of: $0, folder: options.folder) }
    total = plans.count
    hasScenarios = files.files.contains { !$0.pickles.isEmpty }
    if !files.lines.isEmpty {
      let byPath = Dictionary(files.files.map { ($0.path, $0) }) { first, _ in first }
      keep(Self.line) { plan in
        byPath[plan.pickle.uri].map {
          Self.isNamed(plan.pickle, in: $0, lines: files.lines[$0.path])
        } ?? true
      }
    }
    if let text = options.tagText {
      keep("--tags \(text)") { options.tags.isSatisfied(by: Set($0.pickle.tags.map(\.name))) }
    }
    if let name = options.name {
      keep("--name \(name)") { $0.pickle.name.localizedCaseInsensitiveContains(name) }
    }
    if options.onlyFailed {
      let failed = history.failed
      keep("--last-failed") { failed.contains($0.key) }
    }
    if options.repetitions > 1 {
      plans = plans.flatMap { plan in
        (1...options.repetitions).map { repetition in
          var plan = plan
          plan.repetition = repetition
          return plan
        }
      }
    }
    if let shard = options.shard {
      let shards = ShardBalance.shards(
        for: plans.map { history.entries[$0.key]?.milliseconds }, count: shard.count)
      let before = plans.count
      self.shard = shard
      self.shard?.deal = ShardDeal(of: plans.map(\.dealtName), to: shards)
      plans = zip(plans, shards).filter { $0.1 == shard.index }.map(\.0)
      if plans.isEmpty, before > 0 { emptied = (Self.shardOption, before) }
    }
  }

  /// Whether all scenarios went to other shards, which isn't an error.
  var isEmptyShard: Bool { emptied?.option == Self.shardOption }

  /// Whether all scenarios of the files are used as steps.
  var hasOnlySteps: Bool { hasScenarios && total == 0 }

  /// Returns the reason why no scenario is left.
  func explanation(paths: [String]) -> String {
    let place = paths.joined(separator: ", ")
    guard let emptied else {
      return hasScenarios
        ? "no scenario is left of \(place): all of them are used as steps."
        : "there is no scenario in \(place)."
    }
    if emptied.option == Self.line { return "there is no scenario at \(place)." }
    let before = emptied.before == 1 ? "the only one" : "none of \(emptied.before)"
    let verb = emptied.before == 1 ? "leaves out" : "leaves"
    return "no scenario is left of \(place): “\(emptied.option)” \(verb) \(before)."
  }

  private static let shardOption = "--shard"
  private static let line = "the line"

  private mutating func keep(_ option: String, _ condition: (ScenarioPlan) -> Bool) {
    let before = plans.count
    plans = plans.filter(condition)
    if plans.isEmpty, before > 0 { emptied = (option, before) }
  }

  /// Returns all scenarios of a file that are tests.
  static func plans(of file: FeatureFile, folder: String) -> [ScenarioPlan] {
    var counts: [ScenarioKey: Int] = [:]
    let secrets = file.secretExamples
    let path = FeatureFolder.path(of: file.path, in: folder)
    let pickles = secrets.isEmpty ? [:] : file.picklesWithoutSecrets
    return file.pickles.compactMap { pickle in
      if pickle.tags.contains(where: { $0.name == ComposedScenario.tag }) { return nil }
      let rule = pickle.astNodeIds.first.flatMap { file.rules[$0] }
      let hidden = pickle.astNodeIds.lazy.compactMap { secrets[$0] }.first ?? []
      var shown = hidden.isEmpty ? nil : pickles[pickle.id]
      // Secrets in a URL are found by their place in it.
      let name = SecretRedactor().redact(shown?.name ?? pickle.name)
      if name != pickle.name {
        shown = shown ?? pickle
        shown?.name = name
      }
      var key = ScenarioKey(path: path, rule: rule, name: name, ordinal: 1)
      counts[key, default: 0] += 1
      key.ordinal = counts[key, default: 1]
      return ScenarioPlan(
        pickle: pickle, feature: file.document.feature?.name ?? "", rule: rule,
        places: file.steps, shown: shown, secrets: hidden, key: key)
    }
  }

  /// Returns whether the command line names a line of a scenario, or of its row of examples.
  private static func isNamed(_ pickle: Pickle, in file: FeatureFile, lines: Set<Int>?) -> Bool {
    guard let lines else { return true }
    if let line = pickle.location?.line, lines.contains(line) { return true }
    guard let scenario = pickle.astNodeIds.first, let own = file.lines[scenario] else {
      return false
    }
    // The line of a row selects only that row.
    let rows = Set(
      file.pickles.filter { $0.astNodeIds.first == scenario && $0.astNodeIds.count > 1 }
        .compactMap(\.location?.line))
    return lines.contains { own.contains($0) && !rows.contains($0) }
  }
}
