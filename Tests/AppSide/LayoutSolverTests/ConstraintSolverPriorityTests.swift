import Testing

@testable import LayoutSolver

@Suite struct `Layout solver priorities` {
  @Test(
    arguments: [
      (1000, 999), (999, 998), (999, 750), (751, 750), (750, 250), (250, 249), (2, 1),
      (750.5, 750.25), (0.5, 0.25),
    ] as [(Float, Float)])
  func `the higher priority wins, whichever came first`(high: Float, low: Float) throws {
    for isHighFirst in [true, false] {
      var solver = ConstraintSolver()
      let variable = solver.addVariable()
      let order: [(Float, Double)] =
        isHighFirst ? [(high, 10), (low, 90)] : [(low, 90), (high, 10)]
      for (priority, value) in order {
        try solver.add(LinearExpression(variable) - value, .equal, priority: priority)
      }
      #expect(solver.solve().newConflicts.isEmpty)
      #expect(solver.value(of: variable) == 10)
    }
  }

  @Test func `no number of lower priorities outweighs a higher one`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    for _ in 0..<500 {
      try solver.add(LinearExpression(variable) * 1000 - 1_000_000, .equal, priority: 998)
    }
    try solver.add(LinearExpression(variable) * 0.001, .equal, priority: 999)
    solver.solve()
    #expect(solver.value(of: variable) == 0)
  }

  @Test func `every priority from 1 to 999 counts on its own`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    for priority in 1...999 {
      let target = Double(priority % 100)
      try solver.add(
        LinearExpression(variable) - target, .lessThanOrEqual, priority: Float(priority))
    }
    // All of them can hold, at 0, until one stronger than all but the last says otherwise.
    solver.solve()
    #expect(solver.value(of: variable) == 0)
    try solver.add(LinearExpression(variable) - 50, .greaterThanOrEqual, priority: 998.5)
    solver.solve()
    #expect(solver.value(of: variable) == 50)
  }

  @Test func `within a priority the sum of the errors is minimal`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    for value in [10.0, 20, 70] {
      try solver.add(LinearExpression(variable) - value, .equal, priority: 500)
    }
    solver.solve()
    #expect(solver.value(of: variable) == 20)
  }

  @Test func `in a tie the older constraint is favoured`() throws {
    for order in [[10.0, 90], [90, 10]] {
      var solver = ConstraintSolver()
      let variable = solver.addVariable()
      for value in order {
        try solver.add(LinearExpression(variable) - value, .equal, priority: 500)
      }
      solver.solve()
      #expect(solver.value(of: variable) == order[0])
      #expect(solver.isAmbiguous(variable) == true)
    }
  }

  @Test func `undetermined variables are zero, older ones first`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.add(LinearExpression(y) - LinearExpression(x) - 10, .equal)
    solver.solve()
    #expect([x, y].map { solver.value(of: $0) } == [0, 10])
  }

  @Test func `a priority can be changed, including from and to required`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let low = try solver.add(LinearExpression(variable) - 10, .equal, priority: 200)
    let high = try solver.add(LinearExpression(variable) - 90, .equal, priority: 300)
    var seen: [Double] = []
    let changes: [(LayoutConstraintHandle, Float)] = [
      (low, 300.5), (high, 1000), (low, 1000), (high, 1),
    ]
    for (constraint, priority) in changes {
      try solver.setPriority(priority, of: constraint)
      solver.solve()
      seen.append(solver.value(of: variable))
    }
    #expect(seen == [10, 90, 10, 10])
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `the two priorities of a content size can be changed`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    let size = try solver.addContentSize(variable, 50, hugging: 250, compressionResistance: 750)
    try solver.add(LinearExpression(variable) - 80, .equal, priority: 500)
    solver.solve()
    #expect(solver.value(of: variable) == 80)
    try solver.setPriorities(againstMore: 501, againstLess: 1, of: size)
    solver.solve()
    #expect(solver.value(of: variable) == 50)
  }
}
