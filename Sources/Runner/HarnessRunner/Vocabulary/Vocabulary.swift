import Gherkin

/// The steps that each feature may use.
struct Vocabulary {
  /// The types of parameters: Cucumber's and elements.
  static let types: ParameterTypes = {
    var types = ParameterTypes()
    // The names are free, so that nothing is thrown.
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
  ///   - expression: What the step's text matches.
  ///   - category: The group in the list.
  ///   - summary: What the step does.
  ///   - app: The app of the example, with launch arguments.
  ///   - example: The further steps of the example; the last one is this step.
  ///   - body: Carries the step out.
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
