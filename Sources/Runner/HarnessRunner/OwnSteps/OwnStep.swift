/// A step of one's own, written in Swift in a test target.
package struct OwnStep: Sendable {
  /// The Cucumber Expression that a step's text must match.
  package var expression: String
  /// What the step does, in a sentence.
  package var summary: String
  /// The source file.
  package var file: String
  package var line: Int
  /// Carries the step out.
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

  /// The definition of the step.
  ///
  /// - Throws: `ExpressionError` if the expression is none.
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
