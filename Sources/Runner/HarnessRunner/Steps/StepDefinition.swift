import Gherkin

/// A step that features may use.
struct StepDefinition: Sendable {
  /// The expression that a step's text must match.
  let expression: StepExpression
  /// A sentence about the step.
  let summary: String
  /// The group in the list of steps.
  let category: Category
  /// The steps of an example scenario, the last of which is this step.
  let example: [String]
  /// The location of the scenario that is used as this step: `file:line`.
  let place: String?
  /// Carries out the step.
  let body: @Sendable (ScenarioWorld, StepInput) throws -> Void

  /// The groups in the list of steps, in order.
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
