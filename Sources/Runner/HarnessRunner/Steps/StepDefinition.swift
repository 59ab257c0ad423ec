import Gherkin

/// A step that features may use.
struct StepDefinition: Sendable {
  /// What a step's text must match.
  let expression: StepExpression
  /// What the step does, in a sentence.
  let summary: String
  /// The group in the list of steps.
  let category: Category
  /// The steps of a scenario whose last one is an example of this step.
  let example: [String]
  /// Where a scenario that is used as a step is: `file:line`.
  let place: String?
  /// Carries the step out.
  let body: @Sendable (ScenarioWorld, StepInput) throws -> Void

  /// The groups in the list of steps, in its order.
  enum Category: String, CaseIterable, Sendable {
    case launching = "Launching"
    case touching = "Touching"
    case typing = "Typing"
    case expecting = "Expecting"
    case device = "Time and the device"
    case network = "Network and commands"
    case values = "Values"
    case own = "Your own"
  }
}
