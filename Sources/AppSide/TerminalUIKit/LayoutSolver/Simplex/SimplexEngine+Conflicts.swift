extension SimplexEngine {
  /// Finds out which required rows contradict others, and takes the youngest of each set out of force.
  ///
  /// The outcome is the one that adding the rows one by one would have: a row is broken exactly if it
  /// contradicts unbroken older ones. It does not depend on what happened before.
  mutating func resolveConflicts() {
    guard requiredSlopes > 0 else { return }
    var queue = rows.indices.filter { row in
      rows[row].mode == .kept && rows[row].slot < 0 && !isSatisfied(row)
    }
    guard !queue.isEmpty else { return }
    sortByAge(&queue)
    for row in queue { setMode(.broken, of: row) }
    while !queue.isEmpty {
      let row = queue.removeFirst()
      setMode(.trial, of: row)
      settleTrial(of: row, &queue)
    }
    optimise()
  }

  /// Breaks rows until the row on trial holds, or is itself the youngest of its conflict.
  private mutating func settleTrial(of row: Int, _ queue: inout [Int]) {
    while true {
      optimiseTrial()
      if isSatisfied(row) {
        setMode(.kept, of: row)
        return
      }
      let members = contradicted(by: row)
      // Without members it is rounding that keeps a size from being zero or more.
      guard let culprit = members.last else {
        setMode(.kept, of: row)
        return
      }
      setMode(.broken, of: culprit)
      // What was broken on account of the culprit deserves another try.
      for broken in brokenRows where broken.members.contains(culprit) { queue.append(broken.row) }
      sortByAge(&queue)
      brokenRows.removeAll { $0.members.contains(culprit) }
      brokenRows.append(BrokenRow(row: culprit, members: members))
      if culprit == row { return }
    }
  }

  /// Optimises with the rows in force as walls that the row on trial runs against.
  ///
  /// A row that lies on its kink, but counts as violated, would hide that it is in the way. On the
  /// kink itself it stops a move and becomes active, and so can be seen.
  private mutating func optimiseTrial() {
    // Once is enough but for rounding.
    for _ in 0..<4 {
      for row in rows.indices where rows[row].slope.level == PriorityLevels.required {
        rows[row].side = 0
        markDirty(row)
      }
      optimise()
      if requiredSlopes == 0 { return }
    }
  }

  /// A smallest set of required rows that cannot all hold, the row included, oldest first.
  ///
  /// The row is a combination of active rows, which are independent, so the combination is unique; at
  /// the optimum all of them are required, and without any one of them the rest can hold.
  private mutating func contradicted(by row: Int) -> [Int] {
    // A variable that must not be negative can be in conflict, but it is no constraint of anybody's.
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

  private func sortByAge(_ list: inout [Int]) {
    list.sort { rows[$0].order < rows[$1].order }
  }

  private mutating func setMode(_ mode: SimplexRow.Mode, of row: Int) {
    rows[row].mode = mode
    refreshCosts(of: row)
    resettle(row)
  }

  /// Puts the rows back in force whose conflict a change of a row may have ended.
  mutating func reconsider(_ row: Int, isLeaving: Bool) {
    guard !brokenRows.isEmpty else { return }
    for broken in brokenRows where broken.members.contains(row) {
      if broken.row == row && isLeaving { continue }
      rows[broken.row].mode = .kept
      arrivals.append(broken.row)
    }
    brokenRows.removeAll { $0.members.contains(row) }
  }
}
