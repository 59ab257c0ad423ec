extension SimplexEngine {
  private struct SlopeChange {
    var row: Int
    var level: Int
    var amount: Double
  }

  /// Updates the multipliers for the rows that have changed sides or costs.
  mutating func flushSlopes() {
    guard !dirtyRows.isEmpty else { return }
    var changes: [SlopeChange] = []
    var changedRowCount = 0
    for row in dirtyRows {
      rows[row].isDirty = false
      let old = rows[row].counted
      let new = rows[row].slope
      if old.level == new.level && old.amount == new.amount && old.tie == new.tie { continue }
      setCounted(new, of: row)
      changedRowCount += 1
      if old.level >= 0 {
        changes.append(SlopeChange(row: row, level: old.level, amount: -old.amount))
      }
      if new.level >= 0 {
        changes.append(SlopeChange(row: row, level: new.level, amount: new.amount))
      }
      if old.tie != new.tie {
        changes.append(SlopeChange(row: row, level: levels.tie, amount: new.tie - old.tie))
      }
    }
    dirtyRows.removeAll(keepingCapacity: true)
    if changedRowCount == 1 {
      applyToOneRow(changes)
    } else if changedRowCount > 1 {
      apply(changes)
    }
  }

  mutating func setCounted(_ slope: SimplexRow.Slope, of row: Int) {
    if rows[row].counted.level == PriorityLevels.required { requiredSlopes -= 1 }
    if slope.level == PriorityLevels.required { requiredSlopes += 1 }
    rows[row].counted = slope
  }

  private mutating func applyToOneRow(_ changes: [SlopeChange]) {
    scratch.slopes.clear()
    table.add(changes[0].row, times: 1, to: &scratch.slopes, at: basis.positionOf)
    basis.solveRow(&scratch.slopes)
    let stride = levels.count
    var next = scratch.slopes.nextNonZero(from: 0)
    while let slot = next {
      for change in changes {
        multipliers[slot * stride + change.level] += change.amount * scratch.slopes[slot]
      }
      next = scratch.slopes.nextNonZero(from: slot + 1)
    }
    pricing.stale.formUnion(scratch.slopes.occupied)
  }

  /// Adds slopes to the multipliers, with one solve for each level.
  private mutating func apply(_ changes: [SlopeChange]) {
    let stride = levels.count
    var heads = [Int](repeating: -1, count: stride)
    var following = [Int](repeating: -1, count: changes.count)
    for index in changes.indices.reversed() {
      following[index] = heads[changes[index].level]
      heads[changes[index].level] = index
    }
    for level in 0..<stride where heads[level] >= 0 {
      scratch.slopes.clear()
      var index = heads[level]
      while index >= 0 {
        let change = changes[index]
        table.add(change.row, times: change.amount, to: &scratch.slopes, at: basis.positionOf)
        index = following[index]
      }
      basis.solveRow(&scratch.slopes)
      var next = scratch.slopes.nextNonZero(from: 0)
      while let slot = next {
        multipliers[slot * stride + level] += scratch.slopes[slot]
        next = scratch.slopes.nextNonZero(from: slot + 1)
      }
      pricing.stale.formUnion(scratch.slopes.occupied)
    }
  }

  /// Computes all multipliers from the sides of the inactive rows.
  mutating func recomputeMultipliers() {
    multipliers = [Double](repeating: 0, count: activeRows.count * levels.count)
    requiredSlopes = 0
    dirtyRows.removeAll(keepingCapacity: true)
    var row = 0
    while row < rows.count {
      rows[row].counted = SimplexRow.Slope()
      rows[row].isDirty = false
      if rows[row].mode != .free && rows[row].slot < 0 && rows[row].side != 0 { markDirty(row) }
      row += 1
    }
    pricing.markAllStale(activeRows.count)
    flushSlopes()
  }
}
