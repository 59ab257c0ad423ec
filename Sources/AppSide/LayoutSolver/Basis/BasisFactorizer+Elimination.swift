extension BasisFactorizer {
  /// Loads a row, rewritten without front variables; returns whether it names any open variables.
  mutating func load(_ row: Int) -> Bool {
    let start = table.starts[row]
    let end = start + table.counts[row]
    starts[row] = terms.count
    var needsRewriting = false
    for place in start..<end {
      let entry = table.entries[place]
      terms.append(Term(variable: Int(entry.variable), coefficient: entry.coefficient))
      if columns[Int(entry.variable)] == .front { needsRewriting = true }
    }
    lengths[row] = end - start
    if needsRewriting { substituteFronts(in: row) }
    var open = 0
    for place in starts[row]..<starts[row] + lengths[row]
    where columns[terms[place].variable] == .open {
      open += 1
    }
    rowCounts[row] = open
    guard open > 0 else { return false }
    isRemaining[row] = true
    for place in starts[row]..<starts[row] + lengths[row]
    where columns[terms[place].variable] == .open {
      columnCounts[terms[place].variable] += 1
    }
    return true
  }

  /// Replaces the front variables of a row, including any that this adds, with their definitions.
  private mutating func substituteFronts(in row: Int) {
    for place in starts[row]..<starts[row] + lengths[row] {
      sum(terms[place].coefficient, of: terms[place].variable)
    }
    var next = pendingFronts.first(from: 0)
    while let front = next {
      pendingFronts.remove(front)
      let value = sums[frontVariables[front]]
      sums[frontVariables[front]] = 0
      if value != 0 {
        let multiple = value / frontPivots[front]
        recordLower(row, source: front, multiple)
        let source = frontRows[front]
        for place in starts[source]..<starts[source] + lengths[source]
        where terms[place].variable != frontVariables[front] {
          sum(-multiple * terms[place].coefficient, of: terms[place].variable)
        }
      }
      next = pendingFronts.first(from: front + 1)
    }
    starts[row] = terms.count
    for variable in summed {
      if sums[variable] != 0 && columns[variable] != .front {
        terms.append(Term(variable: variable, coefficient: sums[variable]))
        if columns[variable] == .open { recordFill(row, variable) }
      }
      sums[variable] = 0
      isSummed[variable] = false
    }
    summed.removeAll(keepingCapacity: true)
    lengths[row] = terms.count - starts[row]
  }

  private mutating func sum(_ value: Double, of variable: Int) {
    if !isSummed[variable] {
      isSummed[variable] = true
      summed.append(variable)
    }
    sums[variable] = Self.added(sums[variable], value)
    if columns[variable] == .front { pendingFronts.insert(frontIndex[variable]) }
  }

  /// Returns the sum, or zero if only a rounding error is left.
  static func added(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    return abs(sum) <= cancellation * (abs(first) + abs(second)) ? 0 : sum
  }

  /// Solves the simultaneous equations that are left after peeling, the shortest row first.
  mutating func eliminate(_ rows: [Int]) {
    // Rows by their number of open variables; entries go stale and are checked when taken.
    var byLength: [[Int]] = []
    func queue(_ row: Int, _ length: Int) {
      while byLength.count <= length { byLength.append([]) }
      byLength[length].append(row)
    }
    for row in rows.reversed() where isRemaining[row] { queue(row, rowCounts[row]) }
    var length = 0
    while length < byLength.count {
      guard let row = byLength[length].popLast() else {
        length += 1
        continue
      }
      guard isRemaining[row] else { continue }
      guard rowCounts[row] == length else {
        queue(row, rowCounts[row])
        length = min(length, rowCounts[row])
        continue
      }
      guard let (variable, pivot) = bestPivot(of: row) else {
        drop(row)
        peel()
        continue
      }
      placeAtFront(row, variable, pivot)
      var others: [Int] = []
      forEachRemainingRow(of: variable) { _, other in others.append(other) }
      for other in others where isRemaining[other] {
        subtract(row, variable, pivot, from: other)
        if isRemaining[other] {
          queue(other, rowCounts[other])
          length = min(length, rowCounts[other])
        }
      }
      peel()
    }
  }

  /// Returns the open variable with a good coefficient that the fewest other rows name.
  private func bestPivot(of row: Int) -> (variable: Int, pivot: Double)? {
    var largest = 0.0
    var largestOpen = 0.0
    for place in starts[row]..<starts[row] + lengths[row] {
      let size = abs(terms[place].coefficient)
      largest = max(largest, size)
      if columns[terms[place].variable] == .open { largestOpen = max(largestOpen, size) }
    }
    guard largestOpen > Self.pivotTolerance * largest else { return nil }
    var best: (variable: Int, pivot: Double)?
    for place in starts[row]..<starts[row] + lengths[row] {
      let term = terms[place]
      guard columns[term.variable] == .open, abs(term.coefficient) >= 0.1 * largestOpen else {
        continue
      }
      if let known = best, columnCounts[known.variable] <= columnCounts[term.variable] { continue }
      best = (term.variable, term.coefficient)
    }
    return best
  }

  private mutating func drop(_ row: Int) {
    isRemaining[row] = false
    for place in starts[row]..<starts[row] + lengths[row] {
      releaseColumn(terms[place].variable)
    }
  }

  /// Subtracts a multiple of a front row from another row to remove the front row's variable there.
  private mutating func subtract(
    _ source: Int, _ variable: Int, _ pivot: Double, from row: Int
  ) {
    let newStart = terms.count
    var own = 0.0
    for place in starts[row]..<starts[row] + lengths[row] {
      let term = terms[place]
      if term.variable == variable {
        own = term.coefficient
      } else {
        places[term.variable] = terms.count
        terms.append(term)
      }
    }
    let multiple = own / pivot
    recordLower(row, source: frontIndex[variable], multiple)
    for place in starts[source]..<starts[source] + lengths[source] {
      let term = terms[place]
      if term.variable == variable { continue }
      let change = -multiple * term.coefficient
      let known = places[term.variable]
      if known >= 0 {
        terms[known].coefficient = Self.added(terms[known].coefficient, change)
      } else {
        terms.append(Term(variable: term.variable, coefficient: change))
        if columns[term.variable] == .open {
          columnCounts[term.variable] += 1
          recordFill(row, term.variable)
        }
      }
    }
    var kept = newStart
    var open = 0
    for place in newStart..<terms.count {
      let term = terms[place]
      places[term.variable] = -1
      if term.coefficient == 0 {
        releaseColumn(term.variable)
        continue
      }
      if columns[term.variable] == .open { open += 1 }
      terms[kept] = term
      kept += 1
    }
    terms.removeLast(terms.count - kept)
    starts[row] = newStart
    lengths[row] = kept - newStart
    rowCounts[row] = open
    if open == 1 {
      shortRows.append(row)
    } else if open == 0 {
      isRemaining[row] = false
    }
  }

  private mutating func recordFill(_ row: Int, _ variable: Int) {
    fillRows.append(row)
    fillNext.append(fillHeads[variable])
    fillHeads[variable] = fillRows.count - 1
  }

  private mutating func recordLower(_ row: Int, source: Int, _ multiple: Double) {
    lowerSources.append(source)
    lowerValues.append(multiple)
    lowerNext.append(lowerHeads[row])
    lowerHeads[row] = lowerSources.count - 1
  }
}
