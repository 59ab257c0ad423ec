import Testing

@testable import LayoutSolver

/// A new layout starts near its solution, so that few moves are needed.
///
/// The number of moves decides whether the time of a first layout grows only linearly with the
/// views.
@Suite struct `Layout solver start` {
  private func screen(
    width: Double = 640, _ fill: (inout ConstraintSolver, LayoutItemVariables) throws -> Void
  ) throws -> ConstraintSolver {
    var solver = ConstraintSolver()
    let root = solver.addItem()
    try solver.pinOrigin(of: root)
    try solver.add(.init(root, .width, .equal, constant: width))
    try solver.add(.init(root, .height, .equal, constant: 40_000))
    try fill(&solver, root)
    return solver
  }

  @Test func `rows with minimum heights are stacked without a move`() throws {
    var rows: [LayoutItemVariables] = []
    var solver = try screen { solver, root in
      for index in 0..<300 {
        let row = solver.addItem()
        let label = solver.addItem()
        let above = rows.last
        try solver.add(
          .init(row, .top, .equal, above ?? root, above == nil ? .top : .bottom, constant: 4))
        let least = index.isMultiple(of: 3) ? 32.0 : 16
        try solver.add(.init(row, .height, .greaterThanOrEqual, constant: least))
        try solver.add(.init(label, .centerY, .equal, row, .centerY))
        try solver.add(.init(label, .top, .greaterThanOrEqual, row, .top))
        try solver.addContentSize(label.height, 16, hugging: 250, compressionResistance: 750)
        rows.append(row)
      }
    }
    #expect(solver.solve().pivotCount == 0)
    var bottom = 0.0
    for (index, row) in rows.enumerated() {
      #expect(solver.value(of: row.minY) == bottom + 4)
      #expect(solver.value(of: row.height) == (index.isMultiple(of: 3) ? 32 : 16))
      bottom = solver.value(of: row.minY) + solver.value(of: row.height)
    }
  }

  @Test(arguments: [false, true])
  func `stretched lines give the room to the view with the weakest hugging`(asPairs: Bool) throws {
    var lines: [[LayoutItemVariables]] = []
    var solver = try screen { solver, root in
      for _ in 0..<100 {
        let line = (0..<3).map { _ in solver.addItem() }
        try solver.add(.init(line[0], .leading, .equal, root, .leading))
        try solver.add(.init(line[1], .leading, .equal, line[0], .trailing, constant: 8))
        try solver.add(.init(line[2], .leading, .equal, line[1], .trailing, constant: 8))
        try solver.add(.init(line[2], .trailing, .equal, root, .trailing))
        for (index, view) in line.enumerated() {
          let size = LinearExpression(view.width) - 60
          let hugging: Float = index == 1 ? 249 : 250
          if asPairs {
            try solver.add(size, .greaterThanOrEqual, priority: 750)
            try solver.add(size, .lessThanOrEqual, priority: hugging)
          } else {
            try solver.add(size, priorityAgainstMore: hugging, priorityAgainstLess: 750)
          }
        }
        lines.append(line)
      }
    }
    #expect(solver.solve().pivotCount == 0)
    for line in lines {
      let widths = line.map { solver.value(of: $0.width) }
      #expect(widths == [60, 504, 60])
    }
  }

  @Test func `each cell fits its content in one move, however many cells are above`() throws {
    var cells: [LayoutItemVariables] = []
    var solver = try screen { solver, root in
      for index in 0..<200 {
        let cell = solver.addItem()
        let title = solver.addItem()
        let text = solver.addItem()
        let above = cells.last
        try solver.add(.init(cell, .top, .equal, above ?? root, above == nil ? .top : .bottom))
        // Only inequalities tie the title and the text to the cell.
        try solver.add(.init(title, .top, .greaterThanOrEqual, cell, .top, constant: 8))
        try solver.add(.init(text, .top, .equal, title, .bottom, constant: 2))
        try solver.add(.init(text, .bottom, .lessThanOrEqual, cell, .bottom, constant: -8))
        let height = index.isMultiple(of: 2) ? 16.0 : 48
        for (view, height) in [(title, 16), (text, height)] {
          try solver.addContentSize(
            view.height, height, hugging: 250, compressionResistance: 750)
        }
        cells.append(cell)
      }
    }
    #expect(solver.solve().pivotCount == 200)
    // No active row depends on the cells above: all of them together name few variables.
    #expect(solver.engine.basis.etas.entryCount < 5 * 200)
    for (index, cell) in cells.enumerated() {
      #expect(solver.value(of: cell.height) == (index.isMultiple(of: 2) ? 50 : 82))
    }
  }

  @Test func `the widest name determines the place of a column without a move`() throws {
    var fields: [LayoutItemVariables] = []
    var solver = try screen { solver, root in
      for index in 0..<300 {
        let name = solver.addItem()
        let field = solver.addItem()
        try solver.add(.init(name, .leading, .equal, root, .leading, constant: 16))
        try solver.add(
          .init(field, .leading, .greaterThanOrEqual, name, .trailing, constant: 8))
        try solver.addContentSize(
          name.width, Double(40 + index * 7 % 100), hugging: 250, compressionResistance: 750)
        if let last = fields.last { try solver.add(.init(field, .leading, .equal, last, .leading)) }
        fields.append(field)
      }
    }
    #expect(solver.solve().pivotCount == 0)
    #expect(fields.allSatisfy { solver.value(of: $0.minX) == 16 + 139 + 8 })
  }

  @Test func `a content size beyond a limit yields to it without a move`() throws {
    var labels: [LayoutItemVariables] = []
    var solver = try screen { solver, _ in
      for index in 0..<100 {
        let label = solver.addItem()
        try solver.addContentSize(
          label.width, Double(10 * index), hugging: 250, compressionResistance: 750)
        try solver.add(.init(label, .width, .lessThanOrEqual, constant: 600))
        try solver.add(.init(label, .width, .greaterThanOrEqual, constant: 80))
        labels.append(label)
      }
    }
    #expect(solver.solve().pivotCount == 0)
    for (index, label) in labels.enumerated() {
      #expect(solver.value(of: label.width) == Double(min(max(80, 10 * index), 600)))
    }
  }
}
