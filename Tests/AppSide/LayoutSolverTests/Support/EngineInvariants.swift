@testable import LayoutSolver

extension SimplexEngine {
  /// The invariants of the engine between solves that are violated.
  var brokenInvariants: [String] {
    var broken: [String] = []
    for (slot, row) in activeRows.enumerated() {
      if rows[row].slot != slot { broken.append("slot \(slot) and row \(row) disagree") }
      if rows[row].mode == .removed { broken.append("removed row \(row) is still active") }
      if abs(residual(of: row)) > 1e-6 { broken.append("active row \(row) is not zero") }
    }
    if activeRows.count != values.count { broken.append("not as many active rows as variables") }
    let count = rows.indices.count { rows[$0].slot >= 0 }
    if count != activeRows.count { broken.append("\(count) rows are marked as active") }
    for row in rows.indices where rows[row].slot < 0 && !rows[row].isIdle {
      let side = Self.side(of: residual(of: row))
      if side != 0 && side != rows[row].side { broken.append("row \(row) is on the wrong side") }
    }

    var copy = SimplexEngine(copying: self)
    copy.recomputeMultipliers()
    for (kept, computed) in zip(multipliers, copy.multipliers)
    where abs(kept - computed) > 1e-6 * (1 + abs(computed)) {
      broken.append("a multiplier is \(kept) and should be \(computed)")
    }
    if copy.requiredSlopes != requiredSlopes { broken.append("required slopes are miscounted") }
    copy.refreshCandidates()
    if let slot = copy.pricing.best(before: .max, tie: copy.levels.tie) {
      broken.append("moving slot \(slot) would lower the cost")
    }
    if !arrivals.isEmpty || !departures.isEmpty || !dirtyRows.isEmpty || !retries.isEmpty {
      broken.append("something is left to do")
    }
    return broken
  }
}
