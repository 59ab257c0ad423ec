import Foundation
import Gherkin
import Traces

/// Chooses the scenarios of a run.
enum ScenarioSelection {
  /// Returns the plans, in the order of the files.
  static func plans(of files: FeatureFiles, options: RunOptions) -> [ScenarioPlan] {
    var plans: [ScenarioPlan] = []
    for file in files.files {
      for pickle in file.pickles {
        let tags = Set(pickle.tags.map(\.name))
        guard !tags.contains(ComposedScenario.tag), options.tags.isSatisfied(by: tags),
          options.name.map({ pickle.name.localizedCaseInsensitiveContains($0) }) ?? true,
          isNamed(pickle, in: file, lines: files.lines[file.path])
        else { continue }
        let scenario = pickle.astNodeIds.first ?? ""
        for repetition in 1...max(1, options.repetitions) {
          plans.append(
            ScenarioPlan(
              pickle: pickle, feature: file.document.feature?.name ?? "",
              rule: file.rules[scenario], places: file.steps,
              repetition: options.repetitions > 1 ? repetition : nil))
        }
      }
    }
    guard let shard = options.shard else { return plans }
    return plans.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
  }

  /// Whether a line of the command line lies in a scenario, or is the row of its examples.
  private static func isNamed(_ pickle: Pickle, in file: FeatureFile, lines: Set<Int>?) -> Bool {
    guard let lines else { return true }
    if let line = pickle.location?.line, lines.contains(line) { return true }
    guard let scenario = pickle.astNodeIds.first, let own = file.lines[scenario] else {
      return false
    }
    // A line with a row of its own names that row alone.
    let rows = Set(
      file.pickles.filter { $0.astNodeIds.first == scenario && $0.astNodeIds.count > 1 }
        .compactMap(\.location?.line))
    return lines.contains { own.contains($0) && !rows.contains($0) }
  }
}
