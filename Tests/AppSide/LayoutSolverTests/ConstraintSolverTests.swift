import Testing

@testable import LayoutSolver

@Suite struct `Layout solver` {
  @Test func `without constraints everything is zero`() {
    var solver = ConstraintSolver()
    #expect(solver.solve().isOptimal)
    let variable = solver.addVariable()
    #expect(solver.value(of: variable) == 0)
    #expect(solver.solve().isOptimal)
    #expect(solver.value(of: variable) == 0)
  }

  @Test func `equations determine each other's variables`() throws {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.add(LinearExpression(x) - LinearExpression(y) * 2 - 1, .equal)
    try solver.add(LinearExpression(z) + LinearExpression(x) - 30, .equal)
    try solver.add(LinearExpression(y) - 7, .equal)
    solver.solve()
    #expect([x, y, z].map { solver.value(of: $0) } == [15, 7, 15])
    #expect(solver.value(of: LinearExpression(x) + LinearExpression(z) + 1) == 31)
  }

  @Test func `equations that form a ring are solved together`() throws {
    var solver = ConstraintSolver()
    let variables = (0..<5).map { _ in solver.addVariable() }
    // Each is half of the next plus one, all the way round: all of them are 2.
    for (index, variable) in variables.enumerated() {
      let next = LinearExpression(variables[(index + 1) % 5], times: 0.5)
      try solver.add(LinearExpression(variable) - next - 1, .equal)
    }
    solver.solve()
    #expect(variables.map { solver.value(of: $0) } == [2, 2, 2, 2, 2])
  }

  @Test func `redundant constraints don't conflict`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.add(LinearExpression(x) - LinearExpression(y) - 10, .equal)
    try solver.add(LinearExpression(x) * 2 - LinearExpression(y) * 2 - 20, .equal)
    try solver.add(LinearExpression(y) - 5, .equal)
    try solver.add(LinearExpression(x) - 15, .equal)
    let outcome = solver.solve()
    #expect(outcome.newConflicts.isEmpty)
    #expect([x, y].map { solver.value(of: $0) } == [15, 5])
  }

  @Test func `a variable that occurs twice counts with its sum`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let expression = LinearExpression(y) + LinearExpression(x, times: 3) - LinearExpression(x)
    try solver.add(expression - 12, .equal)
    // Here x disappears altogether.
    try solver.add(LinearExpression(x) + LinearExpression(y) - LinearExpression(x) - 4, .equal)
    solver.solve()
    #expect([x, y].map { solver.value(of: $0) } == [4, 4])
  }

  @Test(arguments: [
    (LayoutRelation.greaterThanOrEqual, 3.0, 10.0), (.greaterThanOrEqual, 30, 30),
    (.lessThanOrEqual, 3, 3), (.lessThanOrEqual, 30, 10), (.equal, 3, 3), (.equal, 30, 30),
  ])
  func `an inequality matters only when it is violated`(
    relation: LayoutRelation, bound: Double, expected: Double
  ) throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    try solver.add(LinearExpression(variable) - 10, .equal, priority: 500)
    let constraint = try solver.add(LinearExpression(variable) - bound, relation)
    solver.solve()
    #expect(solver.value(of: variable) == expected)
    #expect(solver.error(of: constraint) == 0)
  }

  @Test func `inequalities in a chain push each other`() throws {
    var solver = ConstraintSolver()
    let variables = (0..<20).map { _ in solver.addVariable() }
    try solver.add(LinearExpression(variables[0]) - 5, .greaterThanOrEqual)
    for (low, high) in zip(variables, variables.dropFirst()) {
      let gap = LinearExpression(high) - LinearExpression(low)
      try solver.add(gap - 3, .greaterThanOrEqual)
    }
    for variable in variables { try solver.add(LinearExpression(variable), .equal, priority: 1) }
    solver.solve()
    let values: [Double] = variables.map { solver.value(of: $0) }
    let expected: [Double] = (0..<20).map { (index: Int) -> Double in Double(5 + 3 * index) }
    #expect(values == expected)
  }

  @Test func `a size cannot be negative`() throws {
    var solver = ConstraintSolver()
    let size = solver.addVariable(isNonNegative: true)
    let wish = try solver.add(LinearExpression(size) + 5, .equal, priority: 999)
    solver.solve()
    #expect(solver.value(of: size) == 0)
    #expect(solver.error(of: wish) == 5)
  }

  @Test func `values are read without rounding noise`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.add(LinearExpression(x) * 0.1 + LinearExpression(y) * 0.2 - 30, .equal)
    try solver.add(LinearExpression(x) - LinearExpression(y), .equal)
    solver.solve()
    #expect([x, y].map { solver.value(of: $0) } == [100, 100])
    let third = solver.addVariable()
    try solver.add(LinearExpression(third) * 3 - 100, .equal)
    solver.solve()
    let value = solver.value(of: third)
    #expect(abs(value - 100 / 3) <= ConstraintSolver.valueResolution)
    #expect(
      (value / ConstraintSolver.valueResolution).rounded() * ConstraintSolver.valueResolution
        == value)
  }

  @Test func `no value is negative zero`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    try solver.add(LinearExpression(variable) * -1, .equal)
    solver.solve()
    #expect(solver.value(of: variable).sign == .plus)
    #expect(ConstraintSolver.rounded(-1e-9).sign == .plus)
  }

  @Test func `very large and very small numbers can be mixed`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.add(LinearExpression(x) - 1e9, .lessThanOrEqual)
    try solver.add(LinearExpression(x) - LinearExpression(y) * 1e6, .equal)
    try solver.add(LinearExpression(y) - 0.25, .equal)
    #expect(solver.solve().newConflicts.isEmpty)
    #expect([x, y].map { solver.value(of: $0) } == [250_000, 0.25])
  }
}
