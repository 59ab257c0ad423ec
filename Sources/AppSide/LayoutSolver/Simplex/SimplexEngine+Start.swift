extension SimplexEngine {
  /// Chooses the active rows from scratch, the most important first, and computes everything anew.
  ///
  /// The cost needn't be minimal afterwards, but in most layouts it is, or nearly so.
  mutating func rebuild() {
    needsRebuild = false
    arrivals.removeAll()
    changedRows.removeAll()
    shifts.removeAll()
    for row in rows.indices where rows[row].mode == .removed { release(row) }
    departures.removeAll()
    renumberOrders()
    refreshLevels()
    scratch.reserve(variables: values.count, rows: rows.count)

    var classes = startingClasses()
    classes[PriorityLevels.required] += footholds()
    var factorizer = BasisFactorizer(table: table, firmness: firmness(classes))
    for rowsOfClass in classes { factorizer.offer(rowsOfClass) }
    install(&factorizer, restRows: restRows())
    yieldToLimits()
    for row in rows.indices where rows[row].isInactive {
      rows[row].residual = residual(of: row)
      rows[row].side = Self.side(of: rows[row].residual)
    }
    optimiseWithoutViolated()
    sweep()
    for row in rows.indices where rows[row].mode != .free { resettle(row) }
  }

  /// Finds the best values regardless of the required rows that are violated at first.
  ///
  /// Usually the rows that are active at first are the right ones, and no move is needed.
  private mutating func optimiseWithoutViolated() {
    let violated = rows.indices.filter { row in
      rows[row].mode == .kept && rows[row].slope.level == PriorityLevels.required
    }
    for row in violated {
      rows[row].mode = .broken
      refreshCosts(of: row)
    }
    recomputeMultipliers()
    // Ties are decided later, when the violated rows are in force again.
    optimise(movesAtMost: moveLimit, before: levels.tie)
    for row in violated {
      rows[row].mode = .kept
      rows[row].side = 0
      refreshCosts(of: row)
    }
  }

  /// Returns the rows that should be active at first, by importance.
  ///
  /// Required inequalities aren't among them, because most have slack in the end; ``footholds()`` adds some.
  /// An optional inequality usually has no slack, because something pushes against it; it comes after the
  /// equations. Two optional inequalities that hold the same variable at the same value from both sides count
  /// as an equation with the weaker one's importance. That is usually a label's hugging, because its
  /// compression resistance then costs nothing.
  private func startingClasses() -> [[Int]] {
    let stride = levels.count
    var classes = [[Int]](repeating: [], count: 2 * stride)
    for row in rows.indices {
      guard rows[row].isInForceOrBroken else { continue }
      let above = rows[row].above.level
      let below = rows[row].below.level
      if above >= 0 && below >= 0 {
        classes[max(above, below)].append(row)
      } else if max(above, below) > PriorityLevels.required {
        let level = max(above, below)
        guard let twin = twin(of: row) else {
          classes[stride + level].append(row)
          continue
        }
        let other = max(rows[twin].above.level, rows[twin].below.level)
        if other < level || (other == level && row < twin) { classes[level].append(row) }
      }
    }
    return classes
  }

  /// Returns how firmly each variable keeps a value; an important and old constraint counts most.
  private func firmness(_ classes: [[Int]]) -> [Int] {
    var firmness = isSize.map { $0 ? 0 : -1 }
    for level in 0..<levels.count {
      for row in classes[level] where table.counts[row] == 1 {
        let variable = Int(table.entries[table.starts[row]].variable)
        guard firmness[variable] >= 0 else { continue }
        firmness[variable] = max(
          firmness[variable], (levels.count - level) << 32 - rows[row].order)
      }
    }
    return firmness
  }

  /// Returns the optional row that holds a row's variable at the same value from the other side.
  private func twin(of row: Int) -> Int? {
    guard table.counts[row] == 1 else { return nil }
    let own = table.entries[table.starts[row]]
    let isAbove = rows[row].above.level >= 0
    var entry = table.heads[Int(own.variable)]
    while entry >= 0 {
      let other = table.entries[Int(entry)]
      let twin = Int(other.row)
      entry = other.next
      guard table.counts[twin] == 1, other.coefficient == own.coefficient, twin != row,
        rows[twin].constant == rows[row].constant, !rows[twin].isStay
      else { continue }
      let facing = isAbove ? rows[twin].below.level : rows[twin].above.level
      let same = isAbove ? rows[twin].above.level : rows[twin].below.level
      if facing > PriorityLevels.required, same < 0 { return twin }
    }
    return nil
  }

  /// Returns, for each variable, the row that holds it if no other does, as near to zero as permitted.
  private func restRows() -> [Int] {
    var result = stayRows
    var distances = [Double](repeating: 0, count: values.count)
    for row in rows.indices where isLimit(row) {
      let entry = table.entries[table.starts[row]]
      let isLower = (entry.coefficient > 0) == (rows[row].above.level < 0)
      let bound = -rows[row].constant / entry.coefficient
      let variable = Int(entry.variable)
      let distance = isLower ? bound : -bound
      if distance > distances[variable] {
        distances[variable] = distance
        result[variable] = row
      }
    }
    return result
  }

  /// Returns whether a row is a constraint in force that keeps one variable on one side of a value.
  private func isLimit(_ row: Int) -> Bool {
    guard table.counts[row] == 1, rows[row].mode == .kept, !rows[row].isStay else { return false }
    let above = rows[row].above.level
    let below = rows[row].below.level
    return (above == PriorityLevels.required) != (below == PriorityLevels.required)
      && (above < 0 || below < 0)
  }

  /// Makes limits hold the variables whose preferred values lie beyond them.
  ///
  /// A label that would be wider than the limit of its width is as wide as the limit. The row and the limit
  /// differ only in their constants, so the factor stays the same.
  private mutating func yieldToLimits() {
    var didChange = false
    for row in rows.indices where isLimit(row) {
      let own = table.entries[table.starts[row]]
      var entry = table.heads[Int(own.variable)]
      while entry >= 0 {
        let other = table.entries[Int(entry)]
        let active = Int(other.row)
        if rows[active].slot >= 0, table.counts[active] == 1,
          other.coefficient == own.coefficient, !rows[active].isRequiredOnBothSides
        {
          let residual = rows[row].constant - rows[active].constant
          if (rows[row].above.level < 0) == (residual < 0), residual != 0 {
            activeRows[rows[active].slot] = row
            rows[row].slot = rows[active].slot
            rows[active].slot = -1
            didChange = true
          }
          break
        }
        entry = other.next
      }
    }
    if didChange { solveValues() }
  }
}
