extension BasisFactorizer {
  /// Defines each remaining variable by its own row, and builds the triangles.
  ///
  /// - Parameter restRows: For each variable, a row that names it alone.
  /// - Returns: The factor, and the row in each of its slots.
  mutating func finish(restRows: [Int]) -> (factor: BasisFactor, rows: [Int]) {
    var variable = 0
    while variable < columns.count {
      if columns[variable] == .open {
        let row = restRows[variable]
        starts[row] = terms.count
        lengths[row] = 1
        let coefficient = table.entries[table.starts[row]].coefficient
        terms.append(Term(variable: variable, coefficient: coefficient))
        columns[variable] = .back
        backRows.append(row)
        backVariables.append(variable)
      }
      variable += 1
    }
    let rows = frontRows + backRows.reversed()
    let variables = frontVariables + backVariables.reversed()
    var positions = [Int](repeating: 0, count: variables.count)
    for (position, variable) in variables.enumerated() { positions[variable] = position }

    var diagonal = [Double](repeating: 0, count: rows.count)
    var upper = SparseLines()
    var lower = SparseLines()
    var position = 0
    while position < rows.count {
      let row = rows[position]
      for place in starts[row]..<starts[row] + lengths[row] {
        let target = positions[terms[place].variable]
        if target == position {
          diagonal[position] = terms[place].coefficient
        } else {
          assert(target > position, "the upper triangle has an entry below its diagonal")
          upper.append(terms[place].coefficient, at: target)
        }
      }
      upper.endLine()
      var entry = lowerHeads[row]
      while entry >= 0 {
        lower.append(lowerValues[entry], at: lowerSources[entry])
        entry = lowerNext[entry]
      }
      lower.endLine()
      position += 1
    }
    let factor = BasisFactor(
      variableAt: variables, diagonal: diagonal, upperRows: upper, lowerRows: lower)
    return (factor, rows)
  }
}
