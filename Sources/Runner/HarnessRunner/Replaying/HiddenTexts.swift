import AppDriving
import Foundation
import Gherkin
import LaunchDomain
import Traces

/// The texts that a trace hides, from where the run had them: the secrets' sources and the feature.
struct HiddenTexts {
  private let scenario: ScenarioRecord
  private let steps: [StepRecord]
  private let surroundings: RunSurroundings
  /// The scenario as its file has it now; `nil` if it isn't there any more.
  private let pickle: Pickle?
  private let library: StepLibrary?

  /// Reads the feature of a scenario.
  ///
  /// - Parameter attempt: The attempt that is replayed.
  init(of scenario: ScenarioRecord, _ attempt: AttemptRecord, in surroundings: RunSurroundings) {
    self.scenario = scenario
    steps = attempt.steps
    self.surroundings = surroundings
    var pickle: Pickle?
    if let files = try? FeatureFiles([scenario.uri]) {
      pickle =
        files.files.flatMap { ScenarioSelection.plans(of: $0, folder: "") }
        .first { $0.key == scenario.key(in: "") }?.pickle
      library = try? StepLibrary(files.composed)
    } else {
      library = nil
    }
    self.pickle = pickle
  }

  /// Returns the step that made a request, the innermost one.
  ///
  /// - Parameter time: The time of the request, in seconds since the start of the attempt.
  func step(at time: Double) -> StepRecord? {
    steps.last { $0.start <= time && time <= $0.start + $0.duration }
  }

  /// Returns the text that a step has typed; `nil` if nothing says it.
  ///
  /// - Throws: `LaunchDomainError` for a secret that isn't there.
  func text(of step: StepRecord) throws -> String? {
    if let key = step.text.firstMatch(of: /secret ["']([^"']+)["']|\$\{secret:([^}]+)\}/),
      let name = key.1 ?? key.2
    {
      return try surroundings.credentials(for: scenario.uri).secret(for: String(name)).revealed
    }
    guard step.depth == 0, let pickle, let library,
      let position = steps.filter({ $0.depth == 0 }).firstIndex(where: { $0.id == step.id }),
      pickle.steps.indices.contains(position),
      case .defined(let definition, let match) = library.find(pickle.steps[position].text),
      definition.expression.source == step.expression,
      let argument = step.arguments.firstIndex(where: {
        $0.text?.contains(SecretRedactor.marker) ?? false
      }), match.values.indices.contains(argument)
    else { return nil }
    let text = match.values[argument].text
    // What a variable held isn't kept.
    return text.contains("${") ? nil : text
  }
}
