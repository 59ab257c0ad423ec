import Testing

@testable import LayoutSolver

/// Labels beside each other in a row of a given width, 8 points between them.
private struct Row: ~Copyable {
  var solver = ConstraintSolver()
  var labels: [LayoutItemVariables] = []

  init(
    width: Double, _ sizes: [(size: Double, hugging: Float, resistance: Float)],
    asPairs: Bool = false
  ) throws {
    let root = solver.addItem()
    try solver.pinOrigin(of: root)
    try solver.add(.init(root, .width, .equal, constant: width))
    for (size, hugging, resistance) in sizes {
      let label = solver.addItem()
      if let last = labels.last {
        try solver.add(.init(label, .leading, .equal, last, .trailing, constant: 8))
      } else {
        try solver.add(.init(label, .leading, .equal, root, .leading))
      }
      if asPairs {
        let expression = LinearExpression(label.width) - size
        try solver.add(expression, .lessThanOrEqual, priority: hugging)
        try solver.add(expression, .greaterThanOrEqual, priority: resistance)
      } else {
        try solver.addContentSize(
          label.width, size, hugging: hugging, compressionResistance: resistance)
      }
      labels.append(label)
    }
    if let last = labels.last { try solver.add(.init(last, .trailing, .equal, root, .trailing)) }
    solver.solve()
  }

  var widths: [Double] { labels.map { solver.value(of: $0.width) } }
}

@Suite struct `Layout solver content sizes` {
  @Test(
    arguments: [
      // Exactly enough room.
      (308, [(100, 250, 750), (200, 250, 750)], [100, 200]),
      // Too much: the one that hugs less grows.
      (408, [(100, 251, 750), (200, 250, 750)], [100, 300]),
      (408, [(100, 250, 750), (200, 251, 750)], [200, 200]),
      // Too much for two that hug the same: the younger grows.
      (408, [(100, 250, 750), (200, 250, 750)], [100, 300]),
      // Too little: the one that resists less shrinks.
      (208, [(100, 250, 751), (200, 250, 750)], [100, 100]),
      (208, [(100, 250, 750), (200, 250, 751)], [0, 200]),
      (158, [(100, 250, 750), (200, 250, 751)], [0, 150]),
      // Required sizes stay; the size between them gives way.
      (416, [(100, 1000, 1000), (50, 250, 750), (100, 1000, 1000)], [100, 200, 100]),
      (236, [(100, 1000, 1000), (50, 250, 750), (100, 1000, 1000)], [100, 20, 100]),
      // Hugging that is stronger than the other's resistance.
      (308, [(150, 900, 750), (200, 250, 740)], [150, 150]),
      (408, [(100, 800, 100), (200, 700, 100)], [100, 300]),
    ] as [(Double, [(Double, Float, Float)], [Double])])
  func `labels in a row share its width`(
    width: Double, sizes: [(Double, Float, Float)], expected: [Double]
  ) throws {
    let sizes = sizes.map { (size: $0.0, hugging: $0.1, resistance: $0.2) }
    let row = try Row(width: width, sizes)
    #expect(row.widths == expected)
    #expect(row.solver.conflicts.isEmpty)
    let pairs = try Row(width: width, sizes, asPairs: true)
    #expect(pairs.widths == expected, "as two constraints each")
  }

  @Test func `equal hugging is ambiguous, different hugging is not`() throws {
    let equal = try Row(width: 408, [(100, 250, 750), (200, 250, 750)])
    #expect(equal.labels.map { equal.solver.isAmbiguous($0.width) } == [true, true])
    let different = try Row(width: 408, [(100, 251, 750), (200, 250, 750)])
    #expect(different.labels.map { different.solver.isAmbiguous($0.width) } == [false, false])
  }

  @Test func `a button is as wide as its title needs, or wider by its own minimum`() throws {
    var solver = ConstraintSolver()
    let (button, title) = (solver.addItem(), solver.addItem())
    try solver.add(.init(button, .width, .greaterThanOrEqual, title, .width, constant: 16))
    try solver.add(.init(button, .width, .greaterThanOrEqual, constant: 44))
    try solver.add(.init(button, .width, .equal, constant: 0), priority: 50)
    let size = try solver.addContentSize(
      title.width, 20, hugging: 250, compressionResistance: 750)
    solver.solve()
    #expect([button, title].map { solver.value(of: $0.width) } == [44, 20])
    try solver.setConstant(-60, of: size)
    solver.solve()
    #expect([button, title].map { solver.value(of: $0.width) } == [76, 60])
  }

  @Test func `equal widths settle on the median of their content sizes`() throws {
    var solver = ConstraintSolver()
    let items = (0..<5).map { _ in solver.addItem() }
    for item in items.dropFirst() {
      try solver.add(.init(item, .width, .equal, items[0], .width))
    }
    for (item, size) in zip(items, [30.0, 80, 40, 60, 50]) {
      try solver.addContentSize(item.width, size, hugging: 250, compressionResistance: 250)
    }
    solver.solve()
    #expect(items.map { solver.value(of: $0.width) } == [50, 50, 50, 50, 50])
    // With resistance stronger than hugging, the widest decides.
    for (item, size) in zip(items, [30.0, 80, 40, 60, 50]) {
      try solver.addContentSize(item.width, size, hugging: 250, compressionResistance: 750)
    }
    solver.solve()
    #expect(solver.value(of: items[0].width) == 80)
  }
}
