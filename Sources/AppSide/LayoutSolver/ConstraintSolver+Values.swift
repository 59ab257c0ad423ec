extension ConstraintSolver {
  /// Returns the value that the last ``solve()`` found, or 0 for a variable that it didn't include.
  ///
  /// Values are multiples of ``valueResolution``. This is the only place where they are rounded, so
  /// that 100 reads as 100 however it was computed; sums of values can be off by that much.
  package func value(of variable: LayoutVariable) -> Double {
    Self.rounded(unrounded(variable))
  }

  func unrounded(_ variable: LayoutVariable) -> Double {
    contains(variable) ? engine.value(of: Int(variable.index)) : 0
  }

  /// Returns the value of an expression, rounded once like that of a variable.
  package func value(of expression: LinearExpression) -> Double {
    var sum = expression.constant
    for term in expression.terms where contains(term.variable) {
      sum += term.coefficient * engine.values[Int(term.variable.index)]
    }
    return Self.rounded(sum)
  }

  /// Returns the error of a constraint, 0 or more, or `nil` for an unknown constraint.
  func error(of constraint: LayoutConstraintHandle) -> Double? {
    guard let row = try? row(of: constraint) else { return nil }
    let residual = Self.rounded(engine.residual(of: row))
    let claim = residual > 0 ? engine.rows[row].above.claim : engine.rows[row].below.claim
    return claim == .none ? 0 : abs(residual)
  }

  /// Returns whether a required constraint is out of force because of a conflict.
  func isBroken(_ constraint: LayoutConstraintHandle) -> Bool {
    guard let row = try? row(of: constraint) else { return false }
    return engine.rows[row].mode == .broken
  }

  static func rounded(_ value: Double) -> Double {
    let result = (value / valueResolution).rounded() * valueResolution
    // Negative zero prints, and compares by bit pattern, differently.
    return result == 0 ? 0 : result
  }

  // MARK: Suggested values

  /// Adds a constraint that holds a variable at a value that changes often, as in a drag.
  @discardableResult
  mutating func addSuggestion(
    _ value: Double, for variable: LayoutVariable, priority: Float
  ) throws(ConstraintSolverError) -> LayoutConstraintHandle {
    try add(LinearExpression(variable) - value, .equal, priority: priority)
  }

  /// Changes the value of a suggestion.
  mutating func suggest(
    _ value: Double, for suggestion: LayoutConstraintHandle
  ) throws(ConstraintSolverError) {
    try setConstant(-value, of: suggestion)
  }
}
