import HarnessRunner

/// A step of features that is carried out by Swift.
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
  ///     Beside Cucumber's own parameters there is `{element}`: `the button "Login"`.
  ///   - summary: What the step does, for `understudy steps`.
  ///   - filePath: The source file.
  ///   - line: The line in it.
  ///   - body: Carries the step out; what it throws fails the step. It runs on a thread of the
  ///     scenario's own.
  public init(
    _ expression: String, summary: String = "A step in Swift.", filePath: StaticString = #filePath,
    line: UInt = #line, _ body: @escaping @Sendable (StepContext) throws -> Void
  ) {
    own = OwnStep(
      expression: expression, summary: summary, file: "\(filePath)", line: Int(line)
    ) { input in try body(StepContext(input: input)) }
  }
}
