extension ExpressionError: CustomStringConvertible {
  /// The error in Cucumber's words: the column, the expression, a pointer, the problem and the solution.
  package var description: String {
    """
    This Cucumber Expression has a problem at column \(range.lowerBound + 1):

    \(expression)
    \(pointer)
    \(problem).
    \(solution)
    """
  }

  private var pointer: String {
    let space = String(repeating: " ", count: range.lowerBound)
    guard range.count > 1 else { return space + "^" }
    return space + "^" + String(repeating: "-", count: range.count - 2) + "^"
  }

  private var problem: String {
    switch reason {
    case .alternationInOptional: "An alternation can not be used inside an optional"
    case .emptyAlternative: "Alternative may not be empty"
    case .alternativeOfOptionalsOnly: "An alternative may not exclusively contain optionals"
    case .emptyOptional: "An optional must contain some text"
    case .optionalInOptional: "An optional may not contain an other optional"
    case .parameterInOptional: "An optional may not contain a parameter type"
    case .reservedCharacterInName:
      #"Parameter names may not contain '{', '}', '(', ')', '\' or '/'"#
    case .missingEnd(.optional): "The '(' does not have a matching ')'"
    case .missingEnd(.parameter): "The '{' does not have a matching '}'"
    case .needlessEscape:
      #"Only the characters '{', '}', '(', ')', '\', '/' and whitespace can be escaped"#
    case .escapedEnd: "The end of line can not be escaped"
    case .undefinedParameterType(let name): "Undefined parameter type '\(name)'"
    case .invalidRegularExpression: "The regular expression of a parameter type is not valid"
    }
  }

  private var solution: String {
    switch reason {
    case .alternationInOptional:
      #"If you did not mean to use an alternation you can use '\/' to escape the '/'. "#
        + "Otherwise rephrase your expression or consider using a regular expression instead."
    case .emptyAlternative:
      #"If you did not mean to use an alternative you can use '\/' to escape the '/'"#
    case .alternativeOfOptionalsOnly, .emptyOptional:
      #"If you did not mean to use an optional you can use '\(' to escape the '('"#
    case .optionalInOptional:
      #"If you did not mean to use an optional type you can use '\(' to escape the '('. "#
        + "For more complicated expressions consider using a regular expression instead."
    case .parameterInOptional:
      #"If you did not mean to use an parameter type you can use '\{' to escape the '{'"#
    case .reservedCharacterInName: "Did you mean to use a regular expression?"
    case .missingEnd(.optional):
      "If you did not intend to use optional text you can use '\\(' to escape the optional text"
    case .missingEnd(.parameter):
      "If you did not intend to use a parameter you can use '\\{' to escape the a parameter"
    case .needlessEscape: #"If you did mean to use an '\' you can use '\\' to escape it"#
    case .escapedEnd: #"You can use '\\' to escape the '\'"#
    case .undefinedParameterType(let name): "Please register a ParameterType for '\(name)'"
    case .invalidRegularExpression: "Correct the regular expression"
    }
  }
}
