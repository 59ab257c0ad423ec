extension TagExpression: CustomStringConvertible {
  /// The expression with each parenthesis written out; reading it gives the same expression.
  package var description: String {
    switch self {
    case .always: ""
    case .tag(let name): Self.escaped(name)
    // Binary operations add their own parentheses.
    case .not(.and), .not(.or): "not \(operands[0])"
    case .not(let operand): "not ( \(operand) )"
    case .and(let left, let right): "( \(left) and \(right) )"
    case .or(let left, let right): "( \(left) or \(right) )"
    }
  }

  private var operands: [TagExpression] {
    switch self {
    case .always, .tag: []
    case .not(let operand): [operand]
    case .and(let left, let right), .or(let left, let right): [left, right]
    }
  }

  private static func escaped(_ name: String) -> String {
    name.unicodeScalars.reduce(into: "") { result, scalar in
      if "\\()".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace {
        result += "\\"
      }
      result.unicodeScalars.append(scalar)
    }
  }
}
