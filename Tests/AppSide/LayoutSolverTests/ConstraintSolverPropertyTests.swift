import Testing
import TestSupport

@testable import LayoutSolver

@Suite struct `Layout solver against a reference` {
  @Test(arguments: 0..<150 as Range<UInt64>)
  func `a random system is solved optimally`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 2...7, using: &random)
    var system = SystemUnderTest(isNonNegative: (0..<count).map { _ in random.chance(0.4) })
    for _ in 0..<Int.random(in: 2...16, using: &random) {
      try system.add(random.constraint(over: count, requiredShare: 0.35))
    }
    let outcome = system.solver.solve()
    #expect(outcome.isOptimal, "seed \(seed)")
    system.check("seed \(seed)")
  }

  @Test(arguments: 2000..<2100 as Range<UInt64>)
  func `the careful rule against cycles solves random systems optimally`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 2...7, using: &random)
    var system = SystemUnderTest(isNonNegative: (0..<count).map { _ in random.chance(0.4) })
    system.solver.engine.idleMoveLimit = -1
    for _ in 0..<Int.random(in: 2...16, using: &random) {
      try system.add(random.constraint(over: count, requiredShare: 0.35))
    }
    let outcome = system.solver.solve()
    #expect(outcome.isOptimal, "seed \(seed)")
    system.check("seed \(seed)")
  }

  // 4776: a row in conflict is itself the next limit of the variable that would give way to it.
  @Test(arguments: Array(3000..<3100) + [4776] as [UInt64])
  func `a larger system with uneven numbers is solved optimally`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 6...12, using: &random)
    var system = SystemUnderTest(isNonNegative: (0..<count).map { _ in random.chance(0.4) })
    for _ in 0..<Int.random(in: 12...24, using: &random) {
      var constraint = random.constraint(over: count, requiredShare: 0.6)
      constraint.constant += Double.random(in: -5...5, using: &random)
      try system.add(constraint)
    }
    let outcome = system.solver.solve()
    #expect(outcome.isOptimal, "seed \(seed)")
    system.check("seed \(seed)")
  }

  @Test(arguments: 1000..<1040 as Range<UInt64>)
  func `an edited system has the solution of one that is built at once`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 2...6, using: &random)
    var system = SystemUnderTest(isNonNegative: (0..<count).map { _ in random.chance(0.4) })
    for _ in 0..<6 { try system.add(random.constraint(over: count, requiredShare: 0.35)) }
    system.solver.solve()
    for step in 0..<12 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        try edit(&system, over: count, with: &random)
      }
      let note: Comment = "seed \(seed), step \(step)"
      let outcome = system.solver.solve()
      #expect(outcome.isOptimal, note)
      system.check(note)

      var fresh = try system.rebuilt()
      fresh.solver.solve()
      fresh.check("\(note), at once")
      for (variable, same) in zip(system.variables, fresh.variables)
      where !fresh.solver.isAmbiguous(same) {
        let difference = system.solver.value(of: variable) - fresh.solver.value(of: same)
        #expect(abs(difference) < 1e-4, note)
      }
    }
  }

  private func edit(
    _ system: inout SystemUnderTest, over count: Int, with random: inout SplitMix
  ) throws {
    let kind = Int.random(in: 0..<6, using: &random)
    if system.entries.isEmpty || (kind < 2 && system.entries.count < 14) {
      try system.add(random.constraint(over: count, requiredShare: 0.35))
      return
    }
    let place = Int.random(in: 0..<system.entries.count, using: &random)
    switch kind {
    case 2:
      try system.remove(at: place)
    case 3:
      try system.setPriority(random.priority(requiredShare: 0.35), at: place)
    default:
      try system.setConstant(Double(Int.random(in: -8...8, using: &random)) * 10, at: place)
    }
  }
}
