extension SimplexEngine {
  /// The priority of a probe, below every possible priority of a constraint.
  private static let probePriority: Float = 0
  /// The distance of a probe's target, in points.
  private static let probeDistance = 1000.0

  /// Returns whether a variable depends on an active row that could move without cost, apart from
  /// ties.
  ///
  /// If there isn't such a row, the variable has only one value. If there is, another row may still
  /// hold it.
  mutating func mayVary(_ variable: Int) -> Bool {
    // Before the first solve, nothing holds the variable.
    guard basis.size > variable else { return true }
    scratch.row.clear()
    scratch.row.set(1, at: basis.positionOf[variable])
    basis.solveRow(&scratch.row)
    var next = scratch.row.nextNonZero(from: 0)
    while let slot = next {
      if isFree(slot, 1) || isFree(slot, -1) { return true }
      next = scratch.row.nextNonZero(from: slot + 1)
    }
    return false
  }

  private func isFree(_ slot: Int, _ direction: Int8) -> Bool {
    costRate(slot, activeRows[slot], direction, below: levels.tie) == nil
  }

  /// Pulls a variable in one direction as weakly as possible, and returns the variables that
  /// change.
  func probe(_ variable: Int, direction: Double) -> Set<Int> {
    var copy = SimplexEngine(copying: self)
    let target = values[variable] + direction * Self.probeDistance
    let claim = SideCost.Claim.optional(Self.probePriority)
    _ = copy.addRow(
      [RowTable.Term(variable: variable, coefficient: 1)], constant: -target, above: claim,
      below: claim)
    copy.solve()
    var varied: Set<Int> = []
    for index in values.indices where abs(copy.values[index] - values[index]) > 1e-5 {
      varied.insert(index)
    }
    return varied
  }
}
