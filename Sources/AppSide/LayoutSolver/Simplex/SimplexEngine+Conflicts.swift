extension SimplexEngine {
  /// Finds the required rows that contradict others, and takes the youngest of each set out of force.
  ///
  /// The outcome is the same as if the rows were added one by one: a row is broken exactly if it contradicts
  /// unbroken older ones. It doesn't depend on the history.
  mutating func resolveConflicts() {
    var queue = retries.filter { rows[$0].mode == .broken }
    retries.removeAll()
    if requiredSlopes > 0 {
      queue += rows.indices.filter { row in
        rows[row].mode == .kept && rows[row].slot < 0 && !isSatisfied(row)
      }
    }
    guard !queue.isEmpty else { return }
    queue = Array(Set(queue))
    sortByAge(&queue)
    for row in queue { setMode(.broken, of: row) }
    while !queue.isEmpty { tryRow(queue.removeFirst(), &queue) }
    // Without the broken rows, many rows may have to move back; then a new choice of rows is faster.
    if !optimise(movesAtMost: usualMoves) {
      rebuild()
      optimise()
    }
  }

  /// Puts a row in force if it doesn't contradict older ones, at the expense of younger ones.
  private mutating func tryRow(_ row: Int, _ queue: inout [Int]) {
    let queueBefore = queue
    let engineBefore = SimplexEngine(copying: self)
    setMode(.trial, of: row)
    while true {
      optimiseTrial()
      if isSatisfied(row) {
        setMode(.kept, of: row)
        return
      }
      let members = contradicted(by: row)
      // Without members, the row is a size that only rounding keeps below zero.
      guard let culprit = members.last else {
        setMode(.kept, of: row)
        return
      }
      if culprit == row {
        // The rows that yielded or were broken for it are restored.
        let pivots = pivotCount
        self = engineBefore
        queue = queueBefore
        pivotCount = pivots
        takeOut(culprit, members, &queue)
        return
      }
      takeOut(culprit, members, &queue)
    }
  }

  /// Takes a row that contradicts the other members of a set out of force.
  private mutating func takeOut(_ culprit: Int, _ members: [Int], _ queue: inout [Int]) {
    setMode(.broken, of: culprit)
    // Rows that were broken because of the culprit get another try.
    for broken in brokenRows where broken.members.contains(culprit) { queue.append(broken.row) }
    sortByAge(&queue)
    brokenRows.removeAll { $0.members.contains(culprit) }
    brokenRows.append(BrokenRow(row: culprit, members: members))
  }

  /// Optimises with the rows in force as limits for the row on trial.
  ///
  /// A row on its kink that counts as violated wouldn't show that it is in the way. Counted on the kink
  /// itself, it stops a move and becomes active, and so is found.
  private mutating func optimiseTrial() {
    // Repeated only because of rounding.
    for _ in 0..<4 {
      for row in rows.indices where rows[row].slope.level == PriorityLevels.required {
        rows[row].side = 0
        markDirty(row)
      }
      sweep(isForRequired: true)
      for row in rows.indices where rows[row].mode != .free { resettle(row) }
      optimise(movesAtMost: moveLimit, before: PriorityLevels.firstOptional)
      if requiredSlopes == 0 { return }
    }
  }

  /// Returns a minimal set of required rows that can't all hold, including the given row, oldest first.
  ///
  /// The row is a combination of active rows, which are independent, so the combination is unique. At the
  /// optimum all of them are required, and without any one of them the rest can hold.
  private mutating func contradicted(by row: Int) -> [Int] {
    // The rule that a size isn't negative can be part of a conflict, but it isn't a client's constraint.
    var members = rows[row].isStay ? [] : [row]
    scratch.row.clear()
    table.add(row, times: 1, to: &scratch.row, at: basis.positionOf)
    basis.solveRow(&scratch.row)
    var next = scratch.row.nextNonZero(from: 0)
    while let slot = next {
      let active = activeRows[slot]
      if abs(scratch.row[slot]) > 1e-9, rows[active].isRequired, rows[active].mode == .kept,
        !rows[active].isStay
      {
        members.append(active)
      }
      next = scratch.row.nextNonZero(from: slot + 1)
    }
    sortByAge(&members)
    return members
  }

  /// Sorts rows from old to young; the rows of variables, which have no age, come first.
  private func sortByAge(_ list: inout [Int]) {
    list.sort { first, second in
      let ages = (age(of: first), age(of: second))
      return ages.0 != ages.1 ? ages.0 < ages.1 : first < second
    }
  }

  private func age(of row: Int) -> Int { rows[row].isStay ? -1 : rows[row].order }

  private mutating func setMode(_ mode: SimplexRow.Mode, of row: Int) {
    rows[row].mode = mode
    refreshCosts(of: row)
    resettle(row)
  }

  /// Schedules another try for rows whose conflict may have ended because a row has changed.
  mutating func reconsider(_ row: Int) {
    guard !brokenRows.isEmpty else { return }
    for broken in brokenRows where broken.members.contains(row) {
      if broken.row != row {
        retries.append(broken.row)
      } else if rows[row].mode == .broken {
        rows[row].mode = .kept
        arrivals.append(row)
      }
    }
    brokenRows.removeAll { $0.members.contains(row) }
  }
}
