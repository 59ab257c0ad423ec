extension ConstraintSolver {
  /// The value that the last ``solve()`` found; 0 for a variable it did not know.
  ///
  /// Values are multiples of ``valueResolution``. This is the only place where they are rounded, so
  /// that 100 reads as 100 whichever way it was computed; sums of values can be off by as much.
  package func value(of variable: LayoutVariable) -> Double {
    Self.rounded(unrounded(variable))
  }

  func unrounded(_ variable: LayoutVariable) -> Double {
    contains(variable) ? engine.value(of: Int(variable.index)) : 0
  }

  /// The value of an expression, rounded once like that of a variable.
  package func value(of expression: LinearExpression) -> Double {
    var sum = expression.constant
    for term in expression.terms where contains(term.variable) {
      sum += term.coefficient * engine.values[Int(term.variable.index)]
    }
    return Self.rounded(sum)
  }

  /// By how much a constraint does not hold, 0 or more; nil for one that is not here.
  func error(of constraint: LayoutConstraintHandle) -> Double? {
    guard let row = try? row(of: constraint) else { return nil }
    let residual = Self.rounded(engine.residual(of: row))
    let claim = residual > 0 ? engine.rows[row].above.claim : engine.rows[row].below.claim
    return claim == .none ? 0 : abs(residual)
  }

  /// Whether a required constraint is out of force because of a conflict.
  func isBroken(_ constraint: LayoutConstraintHandle) -> Bool {
    guard let row = try? row(of: constraint) else { return false }
    return engine.rows[row].mode == .broken
  }

  static func rounded(_ value: Double) -> Double {
    let result = (value / valueResolution).rounded() * valueResolution
    // No negative zero: it prints, and compares by bit pattern, as something else.
    return result == 0 ? 0 : result
  }

  // MARK: Suggested values

  /// Adds a constraint that holds a variable at a value which changes often, as a drag does.
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
