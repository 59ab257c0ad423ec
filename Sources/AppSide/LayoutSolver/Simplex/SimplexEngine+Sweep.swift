extension SimplexEngine {
  /// Settles rows whose costs are counted for the wrong side, many at a time.
  ///
  /// This is the dual simplex method. It requires multipliers that allow no move, and keeps them so: the cost
  /// of a misplaced row is counted bit by bit until either all of it is counted, or the cheapest active row
  /// that it depends on gives way to it. The row's own value follows from the constants of those active rows,
  /// so the values of all variables need computing only once in a whole sweep. That makes it fast for a new
  /// layout; ``optimise()`` does the rest.
  ///
  /// - Parameter isForRequired: Whether optional rows are left where they are.
  mutating func sweep(isForRequired: Bool = false) {
    for _ in 0..<Self.sweepLimit {
      flushSlopes()
      var required: [Int] = []
      var optional: [Int] = []
      for row in rows.indices where isMisplaced(row) {
        let cost = rows[row].residual > 0 ? rows[row].above : rows[row].below
        if cost.level >= 0 && cost.level <= PriorityLevels.trial {
          required.append(row)
        } else if !isForRequired {
          optional.append(row)
        }
      }
      if required.isEmpty && optional.isEmpty { return }
      let pivotsBefore = pivotCount
      // Moving the row that is farthest from its place often moves the others to theirs.
      required.sort { first, second in
        let sizes = (abs(rows[first].residual), abs(rows[second].residual))
        return sizes.0 != sizes.1 ? sizes.0 > sizes.1 : first < second
      }
      // Taken from the end, so that the first row is placed first, and the rows that it displaces right after
      // it.
      var queue = Array((required + optional).reversed())
      var remainingRounds = 64 + 2 * rows.count
      var waste = 0
      var areValuesKnown = false
      while let row = queue.popLast(), remainingRounds > 0 {
        remainingRounds -= 1
        switch place(row) {
        case .gaveWay(let leaving):
          appendNeighbours(of: leaving, to: &queue)
          areValuesKnown = false
        case .counted:
          areValuesKnown = false
        case .held(let size):
          waste += size
          guard waste > values.count else { break }
          // Many rows may be in place by now; computing the values shows faster which ones.
          waste = 0
          recomputeValues()
          areValuesKnown = true
          var misplaced: [Int] = []
          for row in queue where isMisplaced(row) { misplaced.append(row) }
          queue = misplaced
        }
        if basis.isWorn { reinvert(keepsSides: true) }
      }
      if !areValuesKnown { recomputeValues() }
      if pivotCount - pivotsBefore < Self.worthwhilePivots { return }
    }
  }

  /// After so many sweeps, or one with fewer pivots than this, ``optimise()`` is faster.
  private static let sweepLimit = 24
  private static let worthwhilePivots = 16

  /// Returns whether an inactive row's cost isn't counted on the side where it is.
  ///
  /// The preference of variables for zero is left for later, because nearly all of them aren't zero.
  private func isMisplaced(_ row: Int) -> Bool {
    guard rows[row].slot < 0, rows[row].mode != .free, !rows[row].isIdle else { return false }
    let side = Self.side(of: rows[row].residual)
    guard side != 0, side != rows[row].side else { return false }
    return !isWish(row, side) && !isFree(row, on: side)
  }

  /// Returns whether a row costs nothing on a side, and no cost is counted for it yet.
  private func isFree(_ row: Int, on side: Int8) -> Bool {
    rows[row].counted.level < 0 && (side > 0 ? rows[row].above : rows[row].below).level < 0
  }

  /// Returns whether the only claim against a side is the variable's preference for zero.
  private func isWish(_ row: Int, _ side: Int8) -> Bool {
    (side > 0 ? rows[row].above : rows[row].below).claim == .stay
  }

  /// Adds the rows that are most likely misplaced once a row is no longer active.
  private func appendNeighbours(of row: Int, to queue: inout [Int]) {
    for place in table.starts[row]..<table.starts[row] + table.counts[row] {
      var entry = table.heads[Int(table.entries[place].variable)]
      // A variable with many rows is central, and is left for the next sweep.
      var remaining = Self.neighbourLimit
      while entry >= 0 && remaining > 0 {
        let neighbour = Int(table.entries[Int(entry)].row)
        if neighbour != row && rows[neighbour].slot < 0 { queue.append(neighbour) }
        entry = table.entries[Int(entry)].next
        remaining -= 1
      }
    }
  }

  private static let neighbourLimit = 8

  /// The outcome of placing a row that seemed misplaced.
  private enum Placement {
    /// The row is active now, in place of another row.
    case gaveWay(Int)
    /// The cost of the row is counted now.
    case counted
    /// The row is where it may be; `size` active rows were examined to find that out.
    case held(size: Int)
  }

  /// Counts the cost of a row on its side, or makes the row active in place of a cheaper one.
  ///
  /// The active rows on which the row depends give way in the order of the cost that they can bear. A row
  /// that can move only as far as another limit of the same variable, as with a label squeezed to nothing,
  /// leaves its slot to that limit, and the next in order is tried.
  private mutating func place(_ row: Int) -> Placement {
    guard rows[row].slot < 0, !rows[row].isIdle else { return .held(size: 0) }
    scratch.row.clear()
    table.add(row, times: 1, to: &scratch.row, at: basis.positionOf)
    basis.solveRow(&scratch.row)

    // The row's present value; the values of the variables are outdated.
    var value = rows[row].constant
    var size = abs(value)
    var visited = 0
    var next = scratch.row.nextNonZero(from: 0)
    while let slot = next {
      visited += 1
      let part = scratch.row[slot] * rows[activeRows[slot]].constant
      value -= part
      size += abs(part)
      next = scratch.row.nextNonZero(from: slot + 1)
    }
    let side: Int8 = abs(value) <= 1e-11 * size + 1e-9 ? 0 : value > 0 ? 1 : -1
    guard side != 0, side != rows[row].side, !isWish(row, side), !isFree(row, on: side) else {
      return .held(size: visited)
    }

    prepareRise(of: row, to: side)
    collectBearers(side, areCheap: true)
    var areCheap = true
    var remaining = abs(value)
    while true {
      guard let bearer = scratch.bearers.popCheapest(within: scratch.costRate) else {
        guard areCheap else { break }
        areCheap = false
        collectBearers(side, areCheap: false)
        continue
      }
      let slot = bearer.slot
      if let (next, distance) = kinkBeyond(slot, bearer.direction), next != row,
        bearer.size * distance < remaining
      {
        remaining -= bearer.size * distance
        handSlot(slot, to: next, moving: bearer.direction, by: distance)
        addBearer(slot, bearer.direction, bearer.size)
        scratch.bearers.settleLast()
        continue
      }
      let leaving = activeRows[slot]
      exchange(
        Move(slot: slot, direction: bearer.direction, entering: row, distance: 0),
        pivot: scratch.row[slot])
      pivotCount += 1
      return .gaveWay(leaving)
    }
    count(row, on: side)
    return .counted
  }

  /// Stores in `scratch.costRate` the cost to count when a row changes to a side.
  private mutating func prepareRise(of row: Int, to side: Int8) {
    let tieLevel = levels.tie
    let new = side > 0 ? rows[row].above : rows[row].below
    let old = rows[row].counted
    scratch.costRate.removeAll(keepingCapacity: true)
    for level in 0..<levels.count {
      scratch.costRate.append(
        new.amount(at: level, tieLevel: tieLevel) - Double(side) * amount(of: old, at: level))
    }
  }

  /// Finds the active rows on which a row depends, and how much of its cost each can bear.
  ///
  /// In a long chain nearly all of them are required, and needn't be put in order.
  ///
  /// - Parameter areCheap: Whether to find the rows that can't bear all of the required cost, or else those
  ///   that can bear exactly that much, which come after the others.
  private mutating func collectBearers(_ side: Int8, areCheap: Bool) {
    scratch.bearers.removeAll(levelCount: levels.count)
    let limit = scratch.costRate[PriorityLevels.required]
    var next = scratch.row.nextNonZero(from: 0)
    while let slot = next {
      let rate = Double(side) * scratch.row[slot]
      if abs(rate) > 1e-7 {
        let direction: Int8 = rate > 0 ? -1 : 1
        let size = abs(rate)
        let excess = bearableRequired(slot, direction) / size - limit
        if areCheap ? excess < -Self.rateTolerance : abs(excess) <= Self.rateTolerance {
          addBearer(slot, direction, size)
        }
      }
      next = scratch.row.nextNonZero(from: slot + 1)
    }
    scratch.bearers.restore()
  }

  /// Returns the cost at the required level that a slot's row can bear when it moves by one.
  private func bearableRequired(_ slot: Int, _ direction: Int8) -> Double {
    let active = activeRows[slot]
    let level = direction > 0 ? rows[active].above.level : rows[active].below.level
    // Its weight is 1.
    let own = level == PriorityLevels.required ? 1.0 : 0
    return Double(direction) * multipliers[slot * levels.count] + own
  }

  /// Adds the cost that a slot's active row can bear before it gives way in a direction.
  private mutating func addBearer(_ slot: Int, _ direction: Int8, _ size: Double) {
    let active = activeRows[slot]
    let cost = direction > 0 ? rows[active].above : rows[active].below
    let sign = Double(direction)
    let base = slot * levels.count
    let tieLevel = levels.tie
    let bearer = CostBearers.Bearer(slot: slot, direction: direction, size: size)
    scratch.bearers.append(bearer) { level in
      (sign * multipliers[base + level] + cost.amount(at: level, tieLevel: tieLevel)) / size
    }
  }

  /// Counts all of a row's cost on a side; `scratch.row` must be the row.
  private mutating func count(_ row: Int, on side: Int8) {
    let old = rows[row].counted
    rows[row].side = side
    let new = rows[row].slope
    setCounted(new, of: row)
    let stride = levels.count
    for level in 0..<stride {
      let change = amount(of: new, at: level) - amount(of: old, at: level)
      guard change != 0 else { continue }
      var next = scratch.row.nextNonZero(from: 0)
      while let slot = next {
        multipliers[slot * stride + level] += change * scratch.row[slot]
        next = scratch.row.nextNonZero(from: slot + 1)
      }
    }
    pricing.stale.formUnion(scratch.row.occupied)
  }
}
