import Gherkin

/// A scenario that other scenarios use as a step: it has the tag `@step`, and its name is the step.
struct ComposedScenario: Sendable {
  var pickle: Pickle
  /// The steps as the file has them, for their places.
  var places: [String: FeatureFile.WrittenStep]

  /// How many scenarios may be used within each other; a thread's stack has an end.
  static let deepest = 1_000

  /// The tag.
  static let tag = "@step"

  /// Where the scenario is: `file:line`.
  var place: String { "\(pickle.uri):\(pickle.location?.line ?? 1)" }

  /// The definition of the step.
  ///
  /// - Throws: `ExpressionError` if the name is no Cucumber Expression.
  func definition() throws -> StepDefinition {
    let expression = StepExpression(pickle.name, types: Vocabulary.types)
    _ = try expression.expression()
    return StepDefinition(
      expression: expression, summary: "Runs the scenario of that name.", category: .own,
      example: [], place: place
    ) { world, input in try world.runScenario(self, input.texts) }
  }
}
