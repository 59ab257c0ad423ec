extension ConstraintSolver {
  /// Returns the positions that equations tie to each other, and those that are tied to something fixed.
  ///
  /// A position that only inequalities restrict isn't held, because it can lie elsewhere.
  package func positionGroups() -> PositionGroups { engine.positionGroups() }
}

extension PositionGroups {
  package mutating func isHeld(_ variable: LayoutVariable) -> Bool { isHeld(Int(variable.index)) }

  package mutating func hold(_ variable: LayoutVariable) { hold(Int(variable.index)) }
}

extension SimplexEngine {
  func positionGroups() -> PositionGroups {
    var groups = PositionGroups(count: values.count)
    var wide: [Int] = []
    for row in rows.indices where rows[row].isEquation {
      if let (first, second) = positions(of: row) {
        tie(first, second, in: &groups)
      } else if hasPositions(row) {
        wide.append(row)
      }
    }
    // An equation of several positions determines one as soon as the others are held.
    while let index = wide.firstIndex(where: { looseMembers(of: $0, in: &groups).count <= 1 }) {
      for position in looseMembers(of: wide[index], in: &groups) { groups.hold(position) }
      wide.remove(at: index)
    }
    return groups
  }

  private func hasPositions(_ row: Int) -> Bool {
    (table.starts[row]..<table.starts[row] + table.counts[row]).contains {
      !isSize[Int(table.entries[$0].variable)]
    }
  }

  /// Returns the positions of a row that aren't held.
  private func looseMembers(of row: Int, in groups: inout PositionGroups) -> [Int] {
    var loose: [Int] = []
    for place in table.starts[row]..<table.starts[row] + table.counts[row] {
      let variable = Int(table.entries[place].variable)
      if !isSize[variable], !groups.isHeld(variable) { loose.append(variable) }
    }
    return loose
  }
}
