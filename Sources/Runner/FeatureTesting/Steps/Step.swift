import HarnessRunner

/// A step of features, implemented in Swift.
///
/// ```swift
/// Step("I log in as {string}") { step in
///   try step.perform("I type \"\(step.text(0))\" into the text field \"Username\"")
///   try step.perform("I tap the button \"Login\"")
/// }
/// ```
public struct Step: Sendable {
  let own: OwnStep

  /// Declares a step.
  ///
  /// - Parameters:
  ///   - expression: A Cucumber Expression that the step's text must match, without the keyword.
  ///     Besides Cucumber's own parameters there is `{element}`: `the button "Login"`.
  ///   - summary: The description that `understudy steps` shows.
  ///   - filePath: The source file.
  ///   - line: The line in the source file.
  ///   - body: The closure that carries out the step, on the scenario's own thread. An error that it throws
  ///     fails the step.
  public init(
    _ expression: String, summary: String = "A step in Swift.", filePath: StaticString = #filePath,
    line: UInt = #line, _ body: @escaping @Sendable (StepContext) throws -> Void
  ) {
    own = OwnStep(
      expression: expression, summary: summary, file: "\(filePath)", line: Int(line)
    ) { input in try body(StepContext(input: input)) }
  }
}
