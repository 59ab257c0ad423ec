/// A step's text that an expression matches.
package struct ExpressionMatch: Equatable, Sendable {
  /// The parameters, from left to right.
  package var arguments: [Argument]

  /// A parameter of a step.
  package struct Argument: Equatable, Sendable {
    /// The name of the parameter's type; `nil` for a group of a regular expression without one.
    package var type: String?
    package var value: ExpressionValue
    /// The text as it stands in the step; `nil` for a group that took no part.
    package var text: String?
    /// Where the text begins in the step, in UTF-16 code units as Cucumber's messages count.
    package var start: Int?
  }

  package var values: [ExpressionValue] { arguments.map(\.value) }
}
