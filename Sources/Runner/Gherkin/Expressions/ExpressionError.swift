/// A mistake in a Cucumber Expression or in its parameter types.
package struct ExpressionError: Error, Equatable, Sendable {
  package var reason: Reason
  package var expression: String
  /// The part of the expression that is wrong, in Unicode scalars.
  package var range: Range<Int>

  package init(_ reason: Reason, in expression: String, at range: Range<Int>) {
    self.reason = reason
    self.expression = expression
    self.range = range
  }

  /// The kind of mistake.
  package enum Reason: Equatable, Sendable {
    case alternationInOptional
    case emptyAlternative
    case alternativeOfOptionalsOnly
    case emptyOptional
    case optionalInOptional
    case parameterInOptional
    case reservedCharacterInName
    case missingEnd(of: Part)
    case needlessEscape
    case escapedEnd
    case undefinedParameterType(String)
    case invalidRegularExpression
  }

  /// A part of an expression between two delimiters.
  package enum Part: Sendable {
    case optional, parameter
  }
}
