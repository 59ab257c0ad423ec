extension SimplexEngine {
  /// Re-evaluates the slots where something has changed.
  mutating func refreshCandidates() {
    var next = pricing.stale.first(from: 0)
    while let slot = next {
      evaluate(slot)
      next = pricing.stale.first(from: slot + 1)
    }
    pricing.stale.removeAll()
  }

  /// Decides whether moving the active row of a slot off zero lowers the cost.
  private mutating func evaluate(_ slot: Int) {
    let row = activeRows[slot]
    if let (level, rate) = costRate(slot, row, 1, below: levels.count), rate < 0 {
      pricing.set(slot, direction: 1, level: level, gain: -rate, isTie: level >= levels.tie)
    } else if let (level, rate) = costRate(slot, row, -1, below: levels.count), rate < 0 {
      pricing.set(slot, direction: -1, level: level, gain: -rate, isTie: level >= levels.tie)
    } else if rows[row].isIdle {
      // An idle row must not hold values.
      pricing.set(slot, direction: 1, level: levels.count, gain: 0, isTie: true)
    } else {
      pricing.remove(slot)
    }
  }

  /// Returns the first level at which moving an active row changes the cost, and the rate.
  ///
  /// - Parameter limit: The first level that is not considered.
  /// - Returns: `nil` if the move costs nothing at the levels before `limit`.
  func costRate(_ slot: Int, _ row: Int, _ direction: Int8, below limit: Int) -> (Int, Double)? {
    let base = slot * levels.count
    let tieLevel = levels.tie
    let sign = Double(direction)
    let cost = direction > 0 ? rows[row].above : rows[row].below
    var level = 0
    while level < limit {
      let rate = sign * multipliers[base + level] + cost.amount(at: level, tieLevel: tieLevel)
      if abs(rate) > Self.rateTolerance { return (level, rate) }
      level += 1
    }
    return nil
  }

  /// Returns the slot to move next, or `nil` if the cost is minimal.
  ///
  /// - Parameters:
  ///   - limit: The level before which a move must lower the cost to count.
  ///   - byIndex: Whether to take the oldest row instead of the best. Together with moves that end at
  ///     the first breakpoint this is Bland's rule, which never cycles.
  func chooseSlot(before limit: Int, byIndex: Bool) -> Int? {
    guard byIndex else { return pricing.best(before: limit, tie: levels.tie) }
    var best: Int?
    for candidates in [pricing.candidates, pricing.tieCandidates] {
      var next = candidates.first(from: 0)
      while let slot = next {
        next = candidates.first(from: slot + 1)
        guard pricing.gainLevels[slot] < limit else { continue }
        if let known = best, activeRows[known] <= activeRows[slot] { continue }
        best = slot
      }
    }
    return best
  }
}
