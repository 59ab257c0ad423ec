import Gherkin

/// A scenario that other scenarios use as a step.
///
/// It has the tag `@step`, and its name is the step's expression.
struct ComposedScenario: Sendable {
  var pickle: Pickle
  /// The steps as written in the file, for their locations.
  var places: [String: FeatureFile.WrittenStep]

  /// The maximum depth of scenarios used within each other, limited by the thread's stack.
  static let deepest = 1_000

  /// The tag that makes a scenario a step.
  static let tag = "@step"

  /// The location of the scenario: `file:line`.
  var place: String { "\(pickle.uri):\(pickle.location?.line ?? 1)" }

  /// Returns the definition of the step.
  ///
  /// - Throws: `ExpressionError` if the name isn't a Cucumber Expression.
  func definition() throws -> StepDefinition {
    let expression = StepExpression(pickle.name, types: Vocabulary.types)
    _ = try expression.expression()
    return StepDefinition(
      expression: expression, summary: "Runs the scenario of that name.", category: .own,
      example: [], place: place
    ) { world, input in try world.runScenario(self, input.texts) }
  }
}
