extension SimplexEngine {
  /// How many rows of a variable are looked at in search of a twin.
  private static let twinLimit = 8

  /// Makes a row active in place of one that says the same, but can bear nothing on this side.
  ///
  /// A label's hugging and its compression resistance are such twins, if they are two constraints.
  /// That is a pivot of no length which needs no arithmetic.
  ///
  /// - Returns: whether there was one.
  mutating func swapTwin(of slot: Int) -> Bool {
    let active = activeRows[slot]
    let direction = pricing.directions[slot]
    guard table.counts[active] == 1, rows[active].slope(on: direction).level < 0 else {
      return false
    }
    let own = table.entries[table.starts[active]]
    var entry = table.heads[Int(own.variable)]
    var remaining = Self.twinLimit
    while entry >= 0 && remaining > 0 {
      let other = table.entries[Int(entry)]
      let row = Int(other.row)
      let cost = direction > 0 ? rows[row].above : rows[row].below
      if table.counts[row] == 1, other.coefficient == own.coefficient,
        rows[row].constant == rows[active].constant, rows[row].counted.level < 0,
        rows[row].slot < 0, cost.level >= 0
      {
        // The one that leaves costs nothing there, so that no multiplier changes.
        rows[row].slot = slot
        rows[row].side = 0
        rows[row].residual = 0
        rows[active].slot = -1
        rows[active].side = direction
        rows[active].residual = 0
        activeRows[slot] = row
        pricing.stale.insert(slot)
        if rows[active].mode == .removed { departures.append(active) }
        return true
      }
      entry = other.next
      remaining -= 1
    }
    return false
  }
}
