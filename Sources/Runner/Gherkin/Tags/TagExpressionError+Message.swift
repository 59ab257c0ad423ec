extension TagExpressionError: CustomStringConvertible {
  /// The error in Cucumber's words.
  package var description: String {
    "Tag expression \"\(expression)\" could not be parsed because of syntax error: \(problem)."
  }

  private var problem: String {
    switch reason {
    case .expectedOperand: "Expected operand"
    case .expectedOperator: "Expected operator"
    case .unmatched(let parenthesis): "Unmatched \(parenthesis)"
    case .illegalEscape(let character): "Illegal escape before \"\(character)\""
    case .tooDeep: "Nested too deeply"
    }
  }
}
