import Testing

@testable import LayoutSolver

@Suite struct `Layout solver editing` {
  @Test func `a new constant moves dependent variables`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let start = try solver.add(LinearExpression(x) - 10, .equal)
    try solver.add(LinearExpression(y) - LinearExpression(x) - 5, .equal)
    solver.solve()
    for value in [20.0, -7, 0, 1e6] {
      try solver.setConstant(-value, of: start)
      let outcome = solver.solve()
      #expect([x, y].map { solver.value(of: $0) } == [value, value + 5])
      #expect(outcome.pivotCount == 0)
    }
  }

  @Test func `values stay until the next solve`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let start = try solver.add(LinearExpression(variable) - 10, .equal)
    solver.solve()
    try solver.setConstant(-20, of: start)
    #expect(solver.value(of: variable) == 10)
    solver.solve()
    #expect(solver.value(of: variable) == 20)
  }

  @Test func `a suggestion is followed as far as the limits allow`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    try solver.add(LinearExpression(variable), .greaterThanOrEqual)
    try solver.add(LinearExpression(variable) - 100, .lessThanOrEqual)
    let drag = try solver.addSuggestion(30, for: variable, priority: 999)
    var seen: [Double] = []
    for value in [30.0, 120, 99, -5, 50] {
      try solver.suggest(value, for: drag)
      solver.solve()
      seen.append(solver.value(of: variable))
    }
    #expect(seen == [30, 100, 99, 0, 50])
  }

  @Test func `a removed constraint no longer counts`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    try solver.add(LinearExpression(variable) - 10, .equal, priority: 100)
    let strong = try solver.add(LinearExpression(variable) - 20, .equal, priority: 200)
    let floor = try solver.add(LinearExpression(variable) - 30, .greaterThanOrEqual)
    var seen: [Double] = []
    solver.solve()
    seen.append(solver.value(of: variable))
    for constraint in [floor, strong] {
      try solver.remove(constraint)
      solver.solve()
      seen.append(solver.value(of: variable))
    }
    #expect(seen == [30, 20, 10])
    #expect(solver.constraintCount == 1)
  }

  @Test func `a constraint added and removed before solving leaves no trace`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    try solver.add(LinearExpression(variable) - 10, .equal, priority: 100)
    solver.solve()
    let brief = try solver.add(LinearExpression(variable) - 99, .equal)
    try solver.setConstant(-98, of: brief)
    try solver.remove(brief)
    solver.solve()
    #expect(solver.value(of: variable) == 10)
  }

  @Test func `removed variables and constraints are unknown even when their places are reused`()
    throws
  {
    var solver = ConstraintSolver()
    let old = solver.addVariable()
    let oldConstraint = try solver.add(LinearExpression(old) - 10, .equal)
    solver.solve()
    try solver.remove(oldConstraint)
    try solver.remove(old)
    solver.solve()
    let new = solver.addVariable()
    let newConstraint = try solver.add(LinearExpression(new) - 20, .equal)
    solver.solve()
    #expect(solver.value(of: new) == 20)
    #expect(solver.value(of: old) == 0)
    #expect(!solver.contains(old) && !solver.contains(oldConstraint))
    #expect(solver.contains(new) && solver.contains(newConstraint))
    #expect(throws: ConstraintSolverError.unknownVariable) {
      try solver.add(LinearExpression(old), .equal)
    }
    #expect(throws: ConstraintSolverError.unknownConstraint) {
      try solver.setConstant(1, of: oldConstraint)
    }
    #expect(solver.variableCount == 1)
  }

  @Test func `adding and removing items doesn't make the solver grow`() throws {
    var solver = ConstraintSolver()
    let root = solver.addItem()
    try solver.pinOrigin(of: root)
    try solver.add(.init(root, .width, .equal, constant: 100))
    for round in 0..<200 {
      let item = solver.addItem()
      try solver.add(.init(item, .leading, .equal, root, .leading, constant: Double(round)))
      try solver.add(.init(item, .width, .equal, root, .width, multiplier: 0.5))
      solver.solve()
      #expect(solver.value(of: item.minX) == Double(round))
      #expect(solver.value(of: item.width) == 50)
      let removed = try solver.remove(item)
      #expect(removed.count == 2)
    }
    solver.solve()
    #expect(solver.variableCount == 4)
    #expect(solver.engine.values.count <= 12)
    #expect(solver.engine.rows.count <= 24)
  }

  @Test func `a copy is independent`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let constraint = try solver.add(LinearExpression(variable) - 10, .equal)
    solver.solve()
    var copy = ConstraintSolver(copying: solver)
    try copy.setConstant(-20, of: constraint)
    copy.solve()
    #expect(solver.value(of: variable) == 10)
    #expect(copy.value(of: variable) == 20)
  }

  @Test func `after very many constraints have come and gone, age still decides`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let first = try solver.add(LinearExpression(variable) - 10, .equal, priority: 500)
    try solver.add(LinearExpression(variable) - 20, .equal, priority: 500)
    solver.solve()
    solver.engine.nextOrder = SimplexEngine.orderLimit - 3
    for _ in 0..<6 {
      let brief = try solver.add(LinearExpression(variable) - 50, .equal, priority: 1)
      solver.solve()
      try solver.remove(brief)
    }
    solver.solve()
    #expect(solver.engine.nextOrder < 100)
    #expect(solver.value(of: variable) == 10)
    try solver.remove(first)
    try solver.add(LinearExpression(variable) - 30, .equal, priority: 500)
    solver.solve()
    #expect(solver.value(of: variable) == 20)
  }
}
