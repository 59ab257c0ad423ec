extension SimplexEngine {
  /// The maximum number of a variable's rows to examine.
  private static let searchLimit = 16

  /// Replaces an active row that costs nothing on this side with an equal row that costs something.
  ///
  /// If a label's hugging and its compression resistance are two constraints, they are such twins.
  /// The swap is a pivot of length zero that needs no arithmetic.
  ///
  /// - Returns: Whether there was such a row.
  mutating func swapTwin(of slot: Int) -> Bool {
    let direction = pricing.directions[slot]
    guard rows[activeRows[slot]].slope(on: direction).level < 0,
      let (row, distance) = kinkBeyond(slot, direction), distance == 0
    else { return false }
    handSlot(slot, to: row, moving: direction, by: 0)
    return true
  }

  /// Returns the next limit that the variable of a one-term active row reaches, and the distance to
  /// it.
  ///
  /// Only rows with the same coefficient count, because they can take the slot without arithmetic.
  func kinkBeyond(_ slot: Int, _ direction: Int8) -> (row: Int, distance: Double)? {
    let active = activeRows[slot]
    guard table.counts[active] == 1 else { return nil }
    let own = table.entries[table.starts[active]]
    var best: (row: Int, distance: Double)?
    var entry = table.heads[Int(own.variable)]
    var remaining = Self.searchLimit
    while entry >= 0 && remaining > 0 {
      let other = table.entries[Int(entry)]
      let row = Int(other.row)
      entry = other.next
      remaining -= 1
      guard table.counts[row] == 1, other.coefficient == own.coefficient, rows[row].slot < 0,
        !rows[row].isIdle
      else { continue }
      let distance = Double(direction) * (rows[active].constant - rows[row].constant)
      if let known = best, known.distance <= distance { continue }
      if distance > 1e-9 {
        best = (row, distance)
      } else if distance == 0, rows[row].counted.level < 0,
        rows[row].slope(on: direction).level >= 0
      {
        // A twin at the same place is useful only if it costs something beyond.
        best = (row, distance)
      }
    }
    return best
  }

  /// Puts a row with the same coefficient into the slot of an active one.
  mutating func handSlot(
    _ slot: Int, to row: Int, moving direction: Int8, by distance: Double
  ) {
    let leaving = activeRows[slot]
    let gone = rows[row].counted
    setCounted(SimplexRow.Slope(), of: row)
    rows[row].slot = slot
    rows[row].side = 0
    rows[row].residual = 0
    rows[leaving].slot = -1
    rows[leaving].side = direction
    rows[leaving].residual = Double(direction) * distance
    let added = rows[leaving].slope
    setCounted(added, of: leaving)
    activeRows[slot] = row
    for level in 0..<levels.count {
      multipliers[slot * levels.count + level] +=
        amount(of: added, at: level) - amount(of: gone, at: level)
    }
    pricing.stale.insert(slot)
    if rows[leaving].mode == .removed { departures.append(leaving) }
  }
}
