/// A custom step, written in Swift in a test target.
package struct OwnStep: Sendable {
  /// The Cucumber Expression that a step's text must match.
  package var expression: String
  /// A sentence about the step.
  package var summary: String
  /// The source file.
  package var file: String
  package var line: Int
  /// Carries out the step.
  package var body: @Sendable (OwnStepInput) throws -> Void

  package init(
    expression: String, summary: String, file: String, line: Int,
    body: @escaping @Sendable (OwnStepInput) throws -> Void
  ) {
    self.expression = expression
    self.summary = summary
    self.file = file
    self.line = line
    self.body = body
  }

  /// Returns the definition of the step.
  ///
  /// - Throws: `ExpressionError` if the expression isn't a Cucumber Expression.
  func definition() throws -> StepDefinition {
    let body = body
    let expression = StepExpression(expression, types: Vocabulary.types)
    _ = try expression.expression()
    return StepDefinition(
      expression: expression, summary: summary, category: .own, example: [],
      place: "\(file):\(line)"
    ) { world, input in try body(OwnStepInput(world: world, input: input)) }
  }
}
