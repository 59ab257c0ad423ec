import Testing

@testable import LayoutSolver

@Suite struct `Layout solver errors` {
  @Test(
    arguments: [
      (.nan, 0, 500, "layout.coefficientNotFinite"),
      (.infinity, 0, 500, "layout.coefficientNotFinite"),
      (1e7, 0, 500, "layout.coefficientTooLarge"),
      (1, .nan, 500, "layout.constantNotFinite"),
      (1, -.infinity, 1000, "layout.constantNotFinite"),
      (1, 1e300, 1000, "layout.constantTooLarge"),
      (1, 0, 0, "layout.priorityOutOfRange"),
      (1, 0, -1, "layout.priorityOutOfRange"),
      (1, 0, 1000.5, "layout.priorityOutOfRange"),
      (1, 0, .nan, "layout.priorityOutOfRange"),
    ] as [(Double, Double, Float, String)])
  func `bad numbers are refused and change nothing`(
    coefficient: Double, constant: Double, priority: Float, code: String
  ) throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    try solver.add(LinearExpression(variable) - 10, .equal)
    solver.solve()
    let expression = LinearExpression(variable, times: coefficient) + constant
    let error = #expect(throws: ConstraintSolverError.self) {
      try solver.add(expression, .equal, priority: priority)
    }
    #expect(error?.code == code)
    #expect(solver.constraintCount == 1)
    #expect(solver.solve().isOptimal)
    #expect(solver.value(of: variable) == 10)
  }

  @Test func `multiples that are too large together are refused`() {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let large = LinearExpression(variable, times: .greatestFiniteMagnitude)
    #expect(throws: ConstraintSolverError.coefficientNotFinite(.infinity)) {
      try solver.add(large + large, .equal)
    }
  }

  @Test func `a bad constant or priority leaves a constraint as it was`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let constraint = try solver.add(LinearExpression(variable) - 10, .equal)
    #expect(throws: ConstraintSolverError.self) { try solver.setConstant(.nan, of: constraint) }
    #expect(throws: ConstraintSolverError.self) { try solver.setPriority(2000, of: constraint) }
    solver.solve()
    #expect(solver.value(of: variable) == 10)
  }

  @Test func `a variable that is in use cannot be removed`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    try solver.add(LinearExpression(variable), .equal)
    try solver.add(LinearExpression(variable) - 1, .lessThanOrEqual)
    #expect(throws: ConstraintSolverError.variableInUse(constraintCount: 2)) {
      try solver.remove(variable)
    }
    for constraint in solver.constraints(naming: variable) { try solver.remove(constraint) }
    try solver.remove(variable)
    #expect(throws: ConstraintSolverError.unknownVariable) { try solver.remove(variable) }
  }

  @Test func `handles of another solver are unknown`() throws {
    var other = ConstraintSolver()
    let variable = other.addVariable()
    let constraint = try other.add(LinearExpression(variable), .equal)
    var solver = ConstraintSolver()
    #expect(throws: ConstraintSolverError.unknownVariable) {
      try solver.add(LinearExpression(variable), .equal)
    }
    #expect(throws: ConstraintSolverError.unknownConstraint) { try solver.remove(constraint) }
    #expect(solver.value(of: variable) == 0)
    #expect(solver.error(of: constraint) == nil)
    #expect(solver.isBroken(constraint) == false)
    #expect(solver.constraints(naming: variable).isEmpty)
  }

  @Test(
    arguments: [
      (.coefficientNotFinite(.infinity), "its multiplier is inf"),
      (.coefficientTooLarge(1e9), "the greatest that can be solved reliably is 1000000.0"),
      (.constantNotFinite(.nan), "its constant is nan"),
      (.constantTooLarge(1e12), "its constant is 1000000000000.0 points"),
      (.priorityOutOfRange(0), "its priority is 0.0. Use a number above 0 and up to 1000"),
      (.unknownVariable, "names an item that this layout does not contain"),
      (.unknownConstraint, "a constraint that it does not contain"),
      (.variableInUse(constraintCount: 1), "1 constraint still name it"),
      (.variableInUse(constraintCount: 3), "3 constraints still name it"),
      (.incompatibleAttributes(.left, .trailing), "it relates left to trailing"),
      (.locationWithoutItem(.top), "it sets top to a constant"),
      (.multipliedLocationWithoutReference(.left, multiplier: 2), "it takes left times 2.0"),
    ] as [(ConstraintSolverError, String)])
  func `messages say what was wrong`(error: ConstraintSolverError, part: String) {
    #expect(error.description.contains(part))
    #expect(error.code.hasPrefix("layout."))
  }
}
