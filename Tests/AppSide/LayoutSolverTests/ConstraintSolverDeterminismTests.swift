import Testing

@testable import LayoutSolver

@Suite struct `Layout solver determinism` {
  @Test(arguments: 0..<5 as Range<UInt64>)
  func `the same steps give the same bits`(seed: UInt64) throws {
    var runs: [[UInt64]] = []
    for _ in 0..<2 {
      var screen = try RandomScreen(seed: seed, count: 80)
      var bits: [UInt64] = []
      for _ in 0..<4 {
        screen.solver.solve()
        for item in screen.items {
          for variable in [item.minX, item.minY, item.width, item.height] {
            bits.append(screen.solver.value(of: variable).bitPattern)
          }
        }
        try screen.edit()
      }
      runs.append(bits)
    }
    #expect(runs[0] == runs[1], "seed \(seed)")
  }
}
