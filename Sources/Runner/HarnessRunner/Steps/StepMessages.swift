/// Messages for scenarios without steps, for interrupted steps, and for steps without a definition.
enum StepMessages {
  static let noSteps = "the scenario has no steps"
  static let interrupted = "the run was interrupted during this step"
  static let interruptedBefore = "the run was interrupted before this step"

  static func undefined(_ text: String, nearest: [String]) -> String {
    "no step matches “\(text)”"
      + (nearest.isEmpty
        ? "; “understudy steps” lists all steps"
        : "; did you mean " + nearest.map { "“\($0)”" }.joined(separator: " or ") + "?")
  }

  static func ambiguous(_ definitions: [StepDefinition]) -> String {
    "several steps match: "
      + definitions.map { definition in
        "“\(definition.expression.source)”" + (definition.place.map { " (\($0))" } ?? "")
      }.joined(separator: ", ")
  }

  /// Returns a sentence about launch arguments and variables that were set after the last launch.
  static func setAfterLaunch(_ settings: [String]) -> String {
    "Without effect, because no launch follows: \(settings.joined(separator: ", ")). Put such a step before "
      + "the one that launches the app."
  }

  /// Returns a sentence about the seed of a failed step.
  static func seed(_ seed: Int) -> String {
    "It failed with the seed \(seed). To repeat the failure: --seeds \(seed)-\(seed)"
  }
}
