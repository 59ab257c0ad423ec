import Testing

@testable import LayoutSolver

@Suite struct `Layout solver conflicts` {
  @Test func `the younger of two contradictory constraints is broken`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let first = try solver.add(LinearExpression(variable) - 10, .equal)
    let second = try solver.add(LinearExpression(variable) - 20, .equal)
    let outcome = solver.solve()
    #expect(
      outcome.newConflicts == [LayoutConflict(constraints: [first, second], broken: second)])
    #expect(solver.value(of: variable) == 10)
    #expect(solver.isBroken(second) && !solver.isBroken(first))
    #expect(solver.error(of: second) == 10)
  }

  @Test func `a conflict names only the constraints that take part`() throws {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.add(LinearExpression(z) - LinearExpression(x), .equal)
    let a = try solver.add(LinearExpression(x) - 10, .greaterThanOrEqual)
    try solver.add(LinearExpression(x) - 1, .greaterThanOrEqual)
    let b = try solver.add(LinearExpression(y) - LinearExpression(x) - 5, .equal)
    try solver.add(LinearExpression(z) - 100, .lessThanOrEqual)
    let c = try solver.add(LinearExpression(y) - 12, .lessThanOrEqual)
    try solver.add(LinearExpression(y) - 3, .equal, priority: 999)
    let outcome = solver.solve()
    #expect(outcome.newConflicts == [LayoutConflict(constraints: [a, b, c], broken: c)])
    #expect([x, y, z].map { solver.value(of: $0) } == [10, 15, 10])
  }

  @Test func `a conflict in a long chain names all of its links`() throws {
    var solver = ConstraintSolver()
    var items: [LayoutVariable] = []
    var chain: [LayoutConstraintHandle] = []
    for index in 0..<30 {
      let variable = solver.addVariable()
      if let last = items.last {
        let gap = LinearExpression(variable) - LinearExpression(last)
        chain.append(try solver.add(gap - 10, .equal))
      } else {
        chain.append(try solver.add(LinearExpression(variable), .equal))
      }
      // Not part of any conflict.
      try solver.add(LinearExpression(variable) - Double(index), .greaterThanOrEqual)
      items.append(variable)
    }
    chain.append(try solver.add(LinearExpression(items[29]) - 250, .lessThanOrEqual))
    let outcome = solver.solve()
    #expect(outcome.newConflicts.map(\.constraints) == [chain])
    #expect(outcome.newConflicts.map(\.broken) == [chain[30]])
    #expect(solver.value(of: items[29]) == 290)
  }

  @Test func `a constraint that contradicts itself is alone in its conflict`() throws {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    let size = solver.addVariable(isNonNegative: true)
    let empty = try solver.add(LinearExpression(x) - LinearExpression(x) + 1, .equal)
    let negative = try solver.add(LinearExpression(size) + 8, .equal)
    let outcome = solver.solve()
    #expect(
      outcome.newConflicts == [
        LayoutConflict(constraints: [empty], broken: empty),
        LayoutConflict(constraints: [negative], broken: negative),
      ])
    #expect(solver.value(of: size) == 0)
  }

  @Test func `a conflict is reported once and can be read later`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.add(LinearExpression(x) - 10, .equal)
    try solver.add(LinearExpression(x) - 20, .equal)
    #expect(solver.solve().newConflicts.count == 1)
    try solver.add(LinearExpression(y) - 1, .equal)
    #expect(solver.solve().newConflicts.isEmpty)
    #expect(solver.conflicts.count == 1)
  }

  @Test func `a broken constraint comes back when its conflict is over`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let first = try solver.add(LinearExpression(variable) - 10, .equal)
    let second = try solver.add(LinearExpression(variable) - 20, .equal)
    solver.solve()
    try solver.remove(first)
    #expect(solver.solve().newConflicts.isEmpty)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: variable) == 20)
    #expect(solver.isBroken(second) == false)
  }

  @Test func `a broken constraint comes back when a constant or a priority changes`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let first = try solver.add(LinearExpression(variable) - 10, .equal)
    let second = try solver.add(LinearExpression(variable) - 20, .greaterThanOrEqual)
    solver.solve()
    #expect(solver.isBroken(second) == true)
    try solver.setConstant(-25, of: first)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: variable) == 25)
    try solver.setConstant(-30, of: second)
    #expect(solver.solve().newConflicts.map(\.broken) == [second])
    try solver.setPriority(900, of: first)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: variable) == 30)
  }

  @Test func `an older constraint that comes back breaks the younger ones`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let first = try solver.add(LinearExpression(variable) - 10, .equal)
    let second = try solver.add(LinearExpression(variable) - 20, .equal)
    let third = try solver.add(LinearExpression(variable) - 30, .equal)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [second, third])
    try solver.remove(first)
    let outcome = solver.solve()
    #expect(
      outcome.newConflicts == [LayoutConflict(constraints: [second, third], broken: third)])
    #expect(solver.value(of: variable) == 20)
  }

  @Test func `the rest is satisfied as if the broken constraint did not exist`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.add(LinearExpression(x) - 10, .equal)
    try solver.add(LinearExpression(x) - LinearExpression(y) - 1000, .equal)
    try solver.add(LinearExpression(y) - 4, .equal)
    try solver.add(LinearExpression(y) - 3, .greaterThanOrEqual)
    solver.solve()
    #expect(solver.conflicts.count == 2)
    #expect([x, y].map { solver.value(of: $0) } == [10, -990])
  }

  @Test func `many conflicts at once are all found`() throws {
    var solver = ConstraintSolver()
    var second: [LayoutConstraintHandle] = []
    for index in 0..<200 {
      let variable = solver.addVariable()
      try solver.add(LinearExpression(variable) - Double(index), .equal)
      second.append(try solver.add(LinearExpression(variable) - Double(index + 1), .equal))
    }
    let outcome = solver.solve()
    #expect(outcome.newConflicts.map(\.broken) == second)
    #expect(outcome.newConflicts.allSatisfy { $0.constraints.count == 2 })
  }
}
