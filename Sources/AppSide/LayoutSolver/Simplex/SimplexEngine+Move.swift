extension SimplexEngine {
  struct Move {
    var slot: Int
    var direction: Int8
    /// The row that becomes active.
    var entering: Int
    var distance: Double
  }

  /// Finds the distance that the active row of a slot should move, and the row that stops it.
  ///
  /// - Parameter stopsFirst: Whether to stop at the first breakpoint, even if the cost still falls
  ///   beyond it.
  /// - Returns: `nil` if the numbers don't allow a decision.
  mutating func findMove(of slot: Int, stopsFirst: Bool) -> Move? {
    let direction = pricing.directions[slot]
    scanColumn(of: slot, direction: Double(direction))
    collectBreakpoints()
    guard let breakpoint = stopsFirst ? firstBreakpoint() : lastBreakpoint(slot, direction) else {
      return nil
    }
    return Move(
      slot: slot, direction: direction, entering: breakpoint.row, distance: breakpoint.distance)
  }

  /// Computes the changes of values and inactive rows when the active row of a slot moves by one.
  private mutating func scanColumn(of slot: Int, direction: Double) {
    scratch.column.clear()
    scratch.column.set(direction, at: slot)
    basis.solveColumn(&scratch.column)
    var next = scratch.column.nextNonZero(from: 0)
    while let position = next {
      let change = scratch.column[position]
      var place = table.heads[basis.variableAt[position]]
      while place >= 0 {
        let entry = table.entries[Int(place)]
        let row = Int(entry.row)
        if rows[row].slot < 0 {
          if !scratch.isTouched[row] {
            scratch.isTouched[row] = true
            scratch.touched.append(row)
          }
          scratch.rates[row] += entry.coefficient * change
        }
        place = entry.next
      }
      next = scratch.column.nextNonZero(from: position + 1)
    }
  }

  private mutating func collectBreakpoints() {
    for row in scratch.touched {
      let rate = scratch.rates[row]
      guard abs(rate) > Self.pivotTolerance, !rows[row].isIdle else { continue }
      let side = rows[row].side
      if side == 0 {
        let claimed = rate > 0 ? rows[row].above.level : rows[row].below.level
        guard claimed >= 0 else { continue }
        scratch.breakpoints.append(.init(distance: 0, rate: rate, row: row))
      } else if (side > 0) == (rate < 0) {
        let distance = max(0, -rows[row].residual / rate)
        scratch.breakpoints.append(.init(distance: distance, rate: rate, row: row))
      }
    }
  }

  /// Returns the nearest breakpoint; among equals, that of the oldest row.
  private func firstBreakpoint() -> Breakpoint? {
    var first: Breakpoint?
    for item in scratch.breakpoints.items {
      guard let known = first else {
        first = item
        continue
      }
      let difference = item.distance - known.distance
      if difference < -1e-12 || (difference <= 1e-12 && item.row < known.row) { first = item }
    }
    return first
  }

  /// Passes breakpoints as long as the cost falls beyond them, and returns the first one where it
  /// doesn't.
  private mutating func lastBreakpoint(_ slot: Int, _ direction: Int8) -> Breakpoint? {
    let stride = levels.count
    let tieLevel = levels.tie
    let row = activeRows[slot]
    let cost = direction > 0 ? rows[row].above : rows[row].below
    scratch.costRate.removeAll(keepingCapacity: true)
    for level in 0..<stride {
      scratch.costRate.append(
        Double(direction) * multipliers[slot * stride + level]
          + cost.amount(at: level, tieLevel: tieLevel))
    }
    scratch.breakpoints.restore(by: Breakpoint.precedes)
    while let item = scratch.breakpoints.popFirst(by: Breakpoint.precedes) {
      let side = rows[item.row].side
      if side != 0 || item.rate > 0 { add(rows[item.row].above, times: abs(item.rate)) }
      if side != 0 || item.rate < 0 { add(rows[item.row].below, times: abs(item.rate)) }
      if !isCostFalling { return item }
      scratch.passed.append(item.row)
    }
    return nil
  }

  private mutating func add(_ cost: SideCost, times factor: Double) {
    guard cost.level >= 0 else { return }
    scratch.costRate[cost.level] += cost.weight * factor
    scratch.costRate[levels.tie] += cost.tie * factor
  }

  private var isCostFalling: Bool {
    for rate in scratch.costRate where abs(rate) > Self.rateTolerance { return rate < 0 }
    return false
  }
}
