import Gherkin

/// The steps that each feature may use.
struct Vocabulary {
  /// The parameter types: Cucumber's own, and those for elements, directions and launch arguments.
  static let types: ParameterTypes = {
    var types = ParameterTypes()
    // The names aren't in use yet, so nothing is thrown.
    try? types.add(ParameterType(name: "element", patterns: [ElementPhrase.pattern]))
    try? types.add(ParameterType(name: "elements", patterns: [ElementPhrase.pluralPattern]))
    try? types.add(ParameterType(name: "direction", patterns: ["up|down|left|right"]))
    try? types.add(ParameterType(name: "arguments", patterns: ["-.*"]))
    return types
  }()

  /// All steps, in the order in which they are listed.
  static let steps: [StepDefinition] =
    launching + touching + gestures + typing + adjusting + expecting + expectingOfElements + device
    + network + values

  /// Makes a step.
  ///
  /// - Parameters:
  ///   - expression: The expression that the step's text must match.
  ///   - category: The step's group in the list.
  ///   - summary: A sentence about the step.
  ///   - app: The app that the example launches, with launch arguments.
  ///   - example: The remaining steps of the example, ending with this step.
  ///   - body: Carries out the step.
  static func step(
    _ expression: String, _ category: StepDefinition.Category, _ summary: String,
    app: String? = nil, _ example: String...,
    body: @escaping @Sendable (ScenarioWorld, StepInput) throws -> Void
  ) -> StepDefinition {
    let launch = app.map { app in
      let words = app.split(separator: " ", maxSplits: 1)
      let more = words.count > 1 ? " \(words[1])" : ""
      return "\"\(words[0])\" is launched with -ui-testing YES\(more)"
    }
    return StepDefinition(
      expression: StepExpression(expression, types: types), summary: summary, category: category,
      example: (launch.map { [$0] } ?? []) + example, place: nil, body: body)
  }
}
