import Testing

@testable import LayoutSolver

@Suite struct `Layout solver ambiguity` {
  @Test func `before the first solve everything is ambiguous`() {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    #expect(solver.isAmbiguous(variable) == true)
    solver.solve()
    #expect(solver.isAmbiguous(variable) == true)
  }

  @Test func `only undetermined variables are ambiguous`() throws {
    var solver = ConstraintSolver()
    let root = solver.addItem()
    let item = solver.addItem()
    try solver.pinOrigin(of: root)
    try solver.add(.init(root, .width, .equal, constant: 100))
    try solver.add(.init(root, .height, .equal, constant: 100))
    try solver.add(.init(item, .leading, .equal, root, .leading, constant: 10))
    try solver.add(.init(item, .width, .equal, constant: 10))
    try solver.add(.init(item, .top, .equal, root, .top))
    solver.solve()
    let all = [item.minX, item.minY, item.width, item.height]
    #expect(solver.ambiguousVariables(among: all) == [item.height])
    #expect(solver.isAmbiguous(item) && !solver.isAmbiguous(root))
    try solver.add(.init(item, .bottom, .equal, root, .bottom))
    solver.solve()
    #expect(solver.isAmbiguous(item) == false)
  }

  @Test func `an inequality alone does not determine a variable`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    try solver.add(LinearExpression(variable) - 10, .greaterThanOrEqual)
    solver.solve()
    #expect(solver.value(of: variable) == 10)
    #expect(solver.isAmbiguous(variable) == true)
    try solver.add(LinearExpression(variable) - 10, .lessThanOrEqual)
    solver.solve()
    #expect(solver.isAmbiguous(variable) == false)
  }

  @Test func `the weakest equation is enough to determine a variable`() throws {
    var solver = ConstraintSolver()
    let variable = solver.addVariable()
    try solver.add(LinearExpression(variable) - 10, .greaterThanOrEqual)
    try solver.add(LinearExpression(variable), .equal, priority: 0.001)
    solver.solve()
    #expect(solver.isAmbiguous(variable) == false)
  }

  @Test func `checking for ambiguity changes nothing`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.add(LinearExpression(x) + LinearExpression(y) - 10, .equal)
    solver.solve()
    let before = [x, y].map { solver.value(of: $0) }
    #expect(solver.ambiguousVariables(among: [y, x, y]) == [y, x, y])
    #expect([x, y].map { solver.value(of: $0) } == before)
    #expect(solver.constraintCount == 1)
  }
}
