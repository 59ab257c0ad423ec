extension SimplexEngine {
  /// Applies all changes and finds the best values.
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

  /// Makes moves until no move lowers the cost.
  mutating func optimise() {
    // Never reached in theory, but rounding must not be able to hang an app.
    if !optimise(movesAtMost: moveLimit) { didReachLimit = true }
  }

  /// The maximum number of moves, more than any layout needs.
  var moveLimit: Int { 10_000 + 20 * rows.count }

  /// The number of moves above which choosing all active rows anew is cheaper.
  var usualMoves: Int { 64 + rows.count / 64 }

  /// Makes moves until no move lowers the cost, or the maximum number is reached.
  ///
  /// - Parameter level: The first level at which costs don't count.
  /// - Returns: Whether the cost is minimal.
  @discardableResult
  mutating func optimise(movesAtMost limit: Int, before level: Int = .max) -> Bool {
    // A valid layout may need many moves of length zero; more than this are taken for a cycle.
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
      // A swap changes the multipliers of its slot only, so swaps can't go on forever, and aren't
      // idle moves.
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
          // Even a fresh factor doesn't help, but another move may.
          pricing.remove(slot)
          pricing.blocked.append(slot)
        }
      }
    }
  }
}
