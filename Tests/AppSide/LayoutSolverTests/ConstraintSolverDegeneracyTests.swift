import Testing

@testable import LayoutSolver

@Suite struct `Layout solver degeneracy` {
  /// Beale's linear program, on which the simplex method with the usual rules cycles forever.
  @Test(arguments: [nil, 0, -1] as [Int?])
  func `a system that makes the simplex method cycle is solved`(idleMoveLimit: Int?) throws {
    var solver = ConstraintSolver()
    solver.engine.idleMoveLimit = idleMoveLimit
    let x = (0..<4).map { _ in solver.addVariable(isNonNegative: true) }
    func sum(_ coefficients: [Double]) -> LinearExpression {
      zip(x, coefficients).reduce(LinearExpression(0)) { $0 + LinearExpression($1.0, times: $1.1) }
    }
    try solver.add(sum([0.25, -60, -0.04, 9]), .lessThanOrEqual)
    try solver.add(sum([0.5, -90, -0.02, 3]), .lessThanOrEqual)
    try solver.add(sum([0, 0, 1, 0]) - 1, .lessThanOrEqual)
    // The greatest possible value is 0.05, which misses 100 by 99.95.
    let goal = try solver.add(sum([0.75, -150, 0.02, -6]) - 100, .equal, priority: 500)
    let outcome = solver.solve()
    #expect(outcome.isOptimal)
    #expect(abs((solver.error(of: goal) ?? 0) - 99.95) < 1e-5)
    #expect(abs(solver.value(of: x[0]) - 0.04) < 1e-5)
    #expect(abs(solver.value(of: x[2]) - 1) < 1e-5)
  }

  @Test(arguments: [nil, -1] as [Int?])
  func `a system with many constraints through one point is solved`(idleMoveLimit: Int?) throws {
    var solver = ConstraintSolver()
    solver.engine.idleMoveLimit = idleMoveLimit
    let (x, y) = (solver.addVariable(), solver.addVariable())
    for index in 1...60 {
      let slope = Double(index) / 7
      let line = LinearExpression(y) - LinearExpression(x) * slope
      try solver.add(line, index.isMultiple(of: 2) ? .greaterThanOrEqual : .equal, priority: 400)
      try solver.add(line, .lessThanOrEqual, priority: Float(index))
    }
    try solver.add(LinearExpression(x) + LinearExpression(y) - 10, .equal, priority: 300)
    let outcome = solver.solve()
    #expect(outcome.isOptimal)
    #expect([x, y].map { solver.value(of: $0) } == [0, 0])
  }

  /// The Klee-Minty cube, on which the method visits every corner in the worst case.
  @Test func `a twisted cube is solved within bounds`() throws {
    var solver = ConstraintSolver()
    let size = 8
    let x = (0..<size).map { _ in solver.addVariable(isNonNegative: true) }
    var goal = LinearExpression(0)
    for row in 0..<size {
      var sum = LinearExpression(x[row])
      for column in 0..<row {
        sum += LinearExpression(x[column], times: Double(1 << (row - column + 1)))
      }
      try solver.add(sum - Double(powerOfFive(row + 1)), .lessThanOrEqual)
      goal += LinearExpression(x[row], times: Double(1 << (size - 1 - row)))
    }
    let wish = try solver.add(goal - 1_000_000, .equal, priority: 500)
    let outcome = solver.solve()
    #expect(outcome.isOptimal)
    #expect(solver.value(of: x[size - 1]) == Double(powerOfFive(size)))
    #expect(solver.error(of: wish) == Double(1_000_000 - powerOfFive(size)))
  }

  private func powerOfFive(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { product, _ in product * 5 }
  }
}
