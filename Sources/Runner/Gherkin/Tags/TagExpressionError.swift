/// A mistake in a tag expression.
package struct TagExpressionError: Error, Equatable, Sendable {
  package var expression: String
  package var reason: Reason

  /// The kind of mistake.
  package enum Reason: Equatable, Sendable {
    case expectedOperand
    case expectedOperator
    case unmatched(String)
    case illegalEscape(String)
    case tooDeep
  }
}
