/// The texts for scenarios without steps and for steps whose meaning isn't known.
enum StepMessages {
  static let noSteps = "the scenario has no steps"
  static let interrupted = "the run was interrupted during this step"
  static let interruptedBefore = "the run was interrupted before this step"

  static func undefined(_ text: String, nearest: [String]) -> String {
    "no step matches “\(text)”"
      + (nearest.isEmpty
        ? "; “understudy steps” lists those that there are"
        : "; did you mean " + nearest.map { "“\($0)”" }.joined(separator: " or ") + "?")
  }

  static func ambiguous(_ definitions: [StepDefinition]) -> String {
    "several steps match: "
      + definitions.map { definition in
        "“\(definition.expression.source)”" + (definition.place.map { " (\($0))" } ?? "")
      }.joined(separator: ", ")
  }

  /// The seed that a failed step ran with.
  static func seed(_ seed: Int) -> String {
    "It failed with the seed \(seed). To see it again: --seeds \(seed)-\(seed)"
  }
}
