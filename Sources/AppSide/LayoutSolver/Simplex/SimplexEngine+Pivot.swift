extension SimplexEngine {
  /// Makes a move: changes the values, the sides of the passed rows, and the active row of the slot.
  ///
  /// - Returns: `false`, with nothing changed, if the pivot is too uncertain.
  mutating func perform(_ move: Move) -> Bool {
    scratch.row.clear()
    table.add(move.entering, times: 1, to: &scratch.row, at: basis.positionOf)
    basis.solveRow(&scratch.row)
    let pivot = scratch.row[move.slot]
    // The same number, computed by columns; the difference shows how precise the factor still is.
    let check = scratch.rates[move.entering] * Double(move.direction)
    guard abs(pivot) > Self.pivotTolerance, abs(pivot - check) <= 1e-7 * (1 + abs(pivot)) else {
      return false
    }
    changeValues(by: move.distance, entering: move.entering)
    flushSlopes()
    exchange(move, pivot: pivot)
    pivotCount += 1
    return true
  }

  private mutating func changeValues(by distance: Double, entering: Int) {
    for row in scratch.passed {
      rows[row].side = scratch.rates[row] > 0 ? 1 : -1
      markDirty(row)
    }
    guard distance > 0 else { return }
    var next = scratch.column.nextNonZero(from: 0)
    while let position = next {
      values[basis.variableAt[position]] += scratch.column[position] * distance
      next = scratch.column.nextNonZero(from: position + 1)
    }
    for row in scratch.touched where row != entering {
      rows[row].residual = residual(of: row)
      if rows[row].side == 0 && abs(scratch.rates[row]) > Self.pivotTolerance {
        // The row leaves the kink towards the side that costs nothing.
        rows[row].side = scratch.rates[row] > 0 ? 1 : -1
      }
    }
  }

  /// Puts the entering row into the slot of the active one.
  mutating func exchange(_ move: Move, pivot: Double) {
    let slot = move.slot
    let entering = move.entering
    let leaving = activeRows[slot]
    let gone = rows[entering].counted
    setCounted(SimplexRow.Slope(), of: entering)
    rows[entering].slot = slot
    rows[entering].side = 0
    rows[entering].residual = 0
    rows[leaving].slot = -1
    rows[leaving].side = move.direction
    rows[leaving].residual = Double(move.direction) * move.distance
    let added = rows[leaving].slope
    setCounted(added, of: leaving)
    activeRows[slot] = entering
    if rows[leaving].mode == .removed { departures.append(leaving) }

    let stride = levels.count
    var factors: [(level: Int, factor: Double)] = []
    for level in 0..<stride {
      let removed = amount(of: gone, at: level)
      let place = slot * stride + level
      let new =
        (multipliers[place] - removed * pivot + amount(of: added, at: level)) / pivot
      multipliers[place] = new
      if new + removed != 0 { factors.append((level, new + removed)) }
    }
    var next = scratch.row.nextNonZero(from: 0)
    while let other = next {
      if other != slot {
        let coordinate = scratch.row[other]
        for (level, factor) in factors {
          multipliers[other * stride + level] -= factor * coordinate
        }
      }
      next = scratch.row.nextNonZero(from: other + 1)
    }
    pricing.stale.formUnion(scratch.row.occupied)
    pricing.stale.insert(slot)
    basis.replaceRow(at: slot, line: &scratch.row)
  }

  func amount(of slope: SimplexRow.Slope, at level: Int) -> Double {
    guard slope.level >= 0 else { return 0 }
    if level == slope.level { return slope.amount }
    return level == levels.tie ? slope.tie : 0
  }
}
