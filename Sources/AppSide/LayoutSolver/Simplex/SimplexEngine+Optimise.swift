extension SimplexEngine {
  /// Brings everything up to date and finds the best values.
  mutating func solve() {
    pivotCount = 0
    didReachLimit = false
    if needsRebuild || arrivals.count + vacancies > 64 + rows.count / 16 {
      rebuild()
    } else {
      settle()
      if !optimise(movesAtMost: usualMoves) { rebuild() }
    }
    vacancies = 0
    optimise()
    resolveConflicts()
    releaseDepartures()
  }

  /// Makes moves until none lowers the cost.
  mutating func optimise() {
    // Never reached in theory; rounding must not be able to hang an app.
    if !optimise(movesAtMost: moveLimit) { didReachLimit = true }
  }

  /// More moves than any layout needs.
  var moveLimit: Int { 10_000 + 20 * rows.count }

  /// More moves than this cost more than choosing all active rows anew.
  var usualMoves: Int { 64 + rows.count / 64 }

  /// Makes moves until none lowers the cost, or until there have been too many.
  ///
  /// - Parameter level: costs from this level on do not count, unless a row must go.
  /// - Returns: whether the cost is least.
  @discardableResult
  mutating func optimise(movesAtMost limit: Int, before level: Int = .max) -> Bool {
    // Moves of no length may be many in an honest layout; beyond this they are taken for a circle.
    let idleMoveLimit = self.idleMoveLimit ?? 64 + activeRows.count / 8
    var moves = 0
    var idleMoves = 0
    while true {
      flushSlopes()
      refreshCandidates()
      let isCautious = idleMoves > idleMoveLimit
      guard let slot = chooseSlot(before: level, byIndex: isCautious) else { return true }
      guard moves < limit else { return false }
      moves += 1
      // It changes no multiplier, so swaps cannot go on for ever, and are not idle moves.
      if !isCautious && swapTwin(of: slot) { continue }
      var isDone = false
      if let move = findMove(of: slot, stopsFirst: isCautious), perform(move) {
        isDone = true
        idleMoves = move.distance > 1e-12 ? 0 : idleMoves + 1
      }
      scratch.forgetMove()
      if isDone {
        for slot in pricing.blocked { pricing.stale.insert(slot) }
        pricing.blocked.removeAll(keepingCapacity: true)
        if basis.isWorn { reinvert() }
      } else {
        if basis.etas.count > 0 {
          reinvert()
        } else {
          // Even a fresh factor does not help; another move may.
          pricing.remove(slot)
          pricing.blocked.append(slot)
        }
      }
    }
  }
}
