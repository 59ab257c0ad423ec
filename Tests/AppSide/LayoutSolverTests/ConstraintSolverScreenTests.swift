import Foundation
import Testing

@testable import LayoutSolver

@Suite struct `Layout solver with whole screens` {
  @Test(arguments: 0..<6 as Range<UInt64>)
  func `an edited screen is solved as well as a new one`(seed: UInt64) throws {
    var screen = try RandomScreen(seed: seed, count: 120)
    screen.solver.solve()
    for step in 0..<8 {
      let note: Comment = "seed \(seed), step \(step)"
      try screen.edit()
      let outcome = screen.solver.solve()
      #expect(outcome.isOptimal, note)
      #expect(screen.solver.engine.brokenInvariants.isEmpty, note)
      var fresh = try screen.rebuilt()
      fresh.solve()

      let broken = screen.entries.indices.filter {
        screen.solver.isBroken(screen.entries[$0].handle)
      }
      #expect(fresh.conflicts.count == broken.count, note)
      let edited = screen.errors(in: screen.solver, ignoring: Set(broken))
      let best = screen.errors(in: fresh, ignoring: Set(broken))
      for priority in Set(edited.keys).union(best.keys).sorted(by: >) {
        let difference = (edited[priority] ?? 0) - (best[priority] ?? 0)
        #expect(abs(difference) < 1e-2, "\(note), priority \(priority)")
      }
      #expect((edited[1000] ?? 0) < 1e-4, note)
    }
  }

  @Test(arguments: 100..<112 as Range<UInt64>)
  func `a screen laid out at once has the layout of one that has grown`(seed: UInt64) throws {
    let screen = try RandomScreen(seed: seed, count: 24)
    var atOnce = try screen.rebuilt()
    let outcome = atOnce.solve()
    #expect(outcome.isOptimal, "seed \(seed)")
    #expect(atOnce.engine.brokenInvariants.isEmpty, "seed \(seed)")
    let grown = try screen.rebuilt(isGrown: true)
    #expect(Set(atOnce.conflicts) == Set(grown.conflicts), "seed \(seed)")
    let variables = screen.items.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    let ambiguous = Set(atOnce.ambiguousVariables(among: variables))
    #expect(ambiguous == Set(grown.ambiguousVariables(among: variables)), "seed \(seed)")
    for variable in variables where !ambiguous.contains(variable) {
      let difference = atOnce.value(of: variable) - grown.value(of: variable)
      #expect(abs(difference) < 1e-4, "seed \(seed)")
    }
  }

  @Test func `a column of a thousand labels lies one below the other`() throws {
    var solver = ConstraintSolver()
    let root = solver.addItem()
    try solver.pinOrigin(of: root)
    try solver.add(.init(root, .width, .equal, constant: 640))
    var labels: [LayoutItemVariables] = []
    for index in 0..<1000 {
      let label = solver.addItem()
      try solver.add(.init(label, .leading, .equal, root, .leading, constant: 16))
      try solver.add(.init(label, .trailing, .lessThanOrEqual, root, .trailing, constant: -16))
      if let last = labels.last {
        try solver.add(.init(label, .top, .equal, last, .bottom, constant: 8))
      } else {
        try solver.add(.init(label, .top, .equal, root, .top, constant: 8))
      }
      let width = Double(100 + index)
      try solver.addContentSize(label.width, width, hugging: 250, compressionResistance: 750)
      try solver.addContentSize(label.height, 16, hugging: 250, compressionResistance: 750)
      labels.append(label)
    }
    let last = try #require(labels.last)
    try solver.add(.init(root, .bottom, .equal, last, .bottom, constant: 8))
    let outcome = solver.solve()
    #expect(outcome.isOptimal && outcome.newConflicts.isEmpty)
    for (index, label) in labels.enumerated() {
      let expected = CGRect(x: 16, y: 8 + 24 * index, width: min(100 + index, 608), height: 16)
      #expect(solver.frame(of: label) == expected)
    }
    #expect(solver.value(of: root.height) == 24_008)
    #expect(solver.isAmbiguous(last) == false)
  }

  @Test(arguments: [false, true])
  func `a column that does not fit is squeezed from its youngest end`(asPairs: Bool) throws {
    var solver = ConstraintSolver()
    let root = solver.addItem()
    try solver.pinOrigin(of: root)
    try solver.add(.init(root, .height, .equal, constant: 1000))
    var labels: [LayoutItemVariables] = []
    for _ in 0..<200 {
      let label = solver.addItem()
      let above = labels.last
      try solver.add(
        .init(label, .top, .equal, above ?? root, above == nil ? .top : .bottom, constant: 2))
      let size = LinearExpression(label.height) - 16
      if asPairs {
        try solver.add(size, .lessThanOrEqual, priority: 250)
        try solver.add(size, .greaterThanOrEqual, priority: 750)
      } else {
        try solver.add(size, priorityAgainstMore: 250, priorityAgainstLess: 750)
      }
      labels.append(label)
    }
    let last = try #require(labels.last)
    let bottom = try solver.add(.init(last, .bottom, .equal, root, .bottom))
    #expect(solver.solve().isOptimal)
    // 600 points are left: 37 labels of 16, one of 8, and nothing for the others.
    let squeezed = Array(repeating: 16.0, count: 37) + [8] + Array(repeating: 0, count: 162)
    #expect(labels.map { solver.value(of: $0.height) } == squeezed)
    #expect(solver.conflicts.isEmpty)

    // A height larger than the room yields while it is optional, and is broken when it is required.
    let required = try solver.add(.init(labels[0], .height, .equal, constant: 700))
    try solver.setPriority(999, of: required)
    solver.solve()
    #expect(solver.value(of: labels[0].height) == 600)
    try solver.setPriority(1000, of: required)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [required])
    try solver.remove(bottom)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: labels[0].height) == 700)
    #expect(labels.dropFirst().allSatisfy { solver.value(of: $0.height) == 16 })
  }
}
