extension SimplexEngine {
  /// Factorises the active rows afresh, which also removes accumulated rounding errors.
  ///
  /// - Parameter keepsSides: Whether inactive rows stay counted on the same sides, right or wrong.
  mutating func reinvert(keepsSides: Bool = false) {
    var factorizer = BasisFactorizer(table: table, firmness: isSize.map { $0 ? 0 : -1 })
    factorizer.offer(activeRows)
    install(&factorizer, restRows: stayRows)
    for row in rows.indices where rows[row].mode != .free && rows[row].slot < 0 {
      rows[row].residual = residual(of: row)
      if !keepsSides { resettle(row) }
    }
    recomputeMultipliers()
  }

  /// Installs a factor and computes the values.
  ///
  /// - Parameter restRows: For each variable, the row that holds it if no other does.
  mutating func install(_ factorizer: inout BasisFactorizer, restRows: [Int]) {
    for row in activeRows { rows[row].slot = -1 }
    (basis, activeRows) = factorizer.finish(restRows: restRows)
    pricing.reserve(activeRows.count)
    for (slot, row) in activeRows.enumerated() {
      rows[row].slot = slot
      rows[row].side = 0
      rows[row].residual = 0
    }
    solveValues()
  }

  /// Computes the values of all variables from the active rows.
  mutating func solveValues() {
    scratch.column.clear()
    for (slot, row) in activeRows.enumerated() where rows[row].constant != 0 {
      scratch.column.set(-rows[row].constant, at: slot)
    }
    basis.solveColumn(&scratch.column)
    for position in 0..<activeRows.count {
      values[basis.variableAt[position]] = scratch.column[position]
    }
  }

  /// Computes all values and residuals from the active rows, with a fresh factor if necessary.
  mutating func recomputeValues() {
    solveValues()
    var isPrecise = true
    for row in rows.indices where rows[row].mode != .free {
      let residual = self.residual(of: row)
      if rows[row].slot < 0 {
        rows[row].residual = residual
      } else if abs(residual) > 1e-6 {
        isPrecise = false
      }
    }
    if !isPrecise && basis.etas.count > 0 { reinvert(keepsSides: true) }
  }

  static func side(of residual: Double) -> Int8 {
    residual > 0 ? 1 : residual < 0 ? -1 : 0
  }

  /// Applies the changes since the last solve to the present basis.
  mutating func settle() {
    scratch.reserve(variables: values.count, rows: rows.count)
    for row in arrivals where rows[row].mode != .removed && rows[row].mode != .free {
      if isMissingLevel(rows[row].above) || isMissingLevel(rows[row].below) {
        refreshLevels()
        recomputeMultipliers()
        break
      }
    }
    for row in arrivals where rows[row].mode != .removed && rows[row].mode != .free {
      refreshCosts(of: row)
      changedRows.append(row)
    }
    arrivals.removeAll()
    shiftValues()
    for row in changedRows where rows[row].mode != .free { resettle(row) }
    changedRows.removeAll()
  }

  private func isMissingLevel(_ cost: SideCost) -> Bool {
    guard case .optional(let priority) = cost.claim else { return false }
    return levels.level(of: priority) == nil
  }

  /// Moves the values according to the changes of active rows' constants.
  private mutating func shiftValues() {
    guard !shifts.isEmpty else { return }
    scratch.column.clear()
    for (row, change) in shifts where rows[row].slot >= 0 {
      scratch.column.add(-change, at: rows[row].slot)
    }
    shifts.removeAll()
    basis.solveColumn(&scratch.column)
    var next = scratch.column.nextNonZero(from: 0)
    while let position = next {
      let variable = basis.variableAt[position]
      values[variable] += scratch.column[position]
      table.forEachRow(of: variable) { changedRows.append($0) }
      next = scratch.column.nextNonZero(from: position + 1)
    }
  }

  /// Measures an inactive row again and counts it on the side where it is.
  ///
  /// A row on its kink keeps its earlier side, because any cost up to that of the side is valid.
  mutating func resettle(_ row: Int) {
    guard rows[row].slot < 0 else { return }
    rows[row].residual = residual(of: row)
    let side = Self.side(of: rows[row].residual)
    if side != 0 && side != rows[row].side {
      rows[row].side = side
      markDirty(row)
    }
  }

  /// Makes levels for the priorities in use, and updates all costs to match them.
  mutating func refreshLevels() {
    levels = PriorityLevels()
    for row in rows.indices where rows[row].isConstraint {
      if case .optional(let priority) = rows[row].above.claim { levels.insert(priority) }
      if case .optional(let priority) = rows[row].below.claim { levels.insert(priority) }
    }
    for row in rows.indices where rows[row].mode != .free { refreshCosts(of: row) }
  }

  /// Renumbers the rows, in the same order, when the numbers have become large.
  mutating func renumberOrders() {
    guard nextOrder >= Self.orderLimit / 2 else { return }
    let live = rows.indices.filter { rows[$0].mode != .free && !rows[$0].isStay }
    let inOrder = live.sorted { rows[$0].order < rows[$1].order }
    for (order, row) in inOrder.enumerated() { rows[row].order = order }
    nextOrder = inOrder.count
  }

  /// Releases the removed rows that are no longer referenced.
  mutating func releaseDepartures() {
    for row in departures where rows[row].mode == .removed && rows[row].slot < 0 { release(row) }
    departures.removeAll()
  }

  mutating func release(_ row: Int) {
    table.remove(row)
    rows[row] = SimplexRow()
  }
}
