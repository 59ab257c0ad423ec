/// The result of matching a step's text with an expression.
package struct ExpressionMatch: Equatable, Sendable {
  /// The parameters, from left to right.
  package var arguments: [Argument]

  /// A parameter of a step.
  package struct Argument: Equatable, Sendable {
    /// The name of the parameter's type; `nil` for a group of a regular expression without one.
    package var type: String?
    package var value: ExpressionValue
    /// The text in the step; `nil` for a group that took no part in the match.
    package var text: String?
    /// The start of the text in the step, in UTF-16 code units, as in Cucumber's messages.
    package var start: Int?
  }

  package var values: [ExpressionValue] { arguments.map(\.value) }
}
