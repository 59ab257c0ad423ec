/// Steps in Swift, for the features of a suite.
///
/// ```swift
/// let steps = StepDefinitions {
///   Step("I log in as {string}") { step in … }
///   Step("the total is {float}") { step in … }
/// }
/// ```
public struct StepDefinitions: Sendable {
  let steps: [Step]

  /// Declares steps.
  public init(@Builder _ steps: () -> [Step]) { self.steps = steps() }

  /// Declares no steps.
  public init() { steps = [] }

  /// Joins declarations of steps.
  public static func + (left: StepDefinitions, right: StepDefinitions) -> StepDefinitions {
    StepDefinitions { left.steps + right.steps }
  }

  /// Collects the steps of a block.
  @resultBuilder
  public enum Builder {
    /// Accepts a step.
    public static func buildExpression(_ step: Step) -> [Step] { [step] }
    /// Accepts several steps.
    public static func buildExpression(_ steps: [Step]) -> [Step] { steps }
    /// Joins steps.
    public static func buildBlock(_ steps: [Step]...) -> [Step] { steps.flatMap(\.self) }
  }
}
