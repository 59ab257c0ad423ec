extension SimplexEngine {
  /// Returns required inequalities that should be active at first because they alone hold positions.
  ///
  /// A title that must lie at least some distance below the top of its cell lies at exactly that distance,
  /// because nothing pulls it further. Starting from there, it moves with its cell; starting from zero, every
  /// row that names it would depend on all the cells above. One inequality is chosen for each group of
  /// positions that equations tie to each other but to nothing else; it must not tie the group to itself.
  func footholds() -> [Int] {
    var groups = PositionGroups(count: values.count)
    var limits: [(row: Int, limit: PositionLimit)] = []
    for row in rows.indices where rows[row].isInForce {
      if rows[row].isRequiredLimit {
        if let limit = positionLimit(row) { limits.append((row, limit)) }
      } else if !rows[row].isIdle {
        tie(row, in: &groups)
      }
    }
    limits.removeAll { groups.isHeld($0.limit.upper) }
    guard !limits.isEmpty else { return [] }
    // The longest of several limits most likely satisfies the others, too.
    let wishes = self.wishes()
    let lengths = limits.map { length(of: $0.row, $0.limit, wishes) }
    let order = limits.indices.sorted { first, second in
      lengths[first] != lengths[second] ? lengths[first] > lengths[second] : first < second
    }
    var chosen: [Int] = []
    for index in order {
      let (row, limit) = limits[index]
      guard !groups.isHeld(limit.upper), groups.join(limit.upper, limit.lower) else { continue }
      chosen.append(row)
    }
    return chosen.sorted()
  }

  /// A minimum distance between two positions.
  private struct PositionLimit {
    var upper: Int
    var lower: Int
  }

  /// Returns the limit of a row that names exactly two positions, with opposite coefficients.
  private func positionLimit(_ row: Int) -> PositionLimit? {
    guard let (first, second) = positions(of: row), let second else { return nil }
    let (one, other) = (table.entries[first], table.entries[second])
    guard one.coefficient == -other.coefficient else { return nil }
    let isFirstUpper = (one.coefficient > 0) == (rows[row].above.level < 0)
    return isFirstUpper
      ? PositionLimit(upper: Int(one.variable), lower: Int(other.variable))
      : PositionLimit(upper: Int(other.variable), lower: Int(one.variable))
  }

  /// Notes which positions a row ties to each other, or which one it holds.
  private func tie(_ row: Int, in groups: inout PositionGroups) {
    guard let (first, second) = positions(of: row) else { return }
    tie(first, second, in: &groups)
  }

  /// Ties the positions at two places in the table to each other, or holds the one at the first.
  func tie(_ first: Int, _ second: Int?, in groups: inout PositionGroups) {
    let one = Int(table.entries[first].variable)
    if let second {
      _ = groups.join(one, Int(table.entries[second].variable))
    } else {
      groups.hold(one)
    }
  }

  /// Returns the places in the table of the one or two positions that a row names; otherwise `nil`.
  func positions(of row: Int) -> (first: Int, second: Int?)? {
    var first: Int?
    var second: Int?
    for place in table.starts[row]..<table.starts[row] + table.counts[row]
    where !isSize[Int(table.entries[place].variable)] {
      guard second == nil else { return nil }
      if first == nil { first = place } else { second = place }
    }
    return first.map { ($0, second) }
  }

  /// Returns the distance between the positions if all sizes have their preferred values.
  private func length(of row: Int, _ limit: PositionLimit, _ wishes: [Double]) -> Double {
    var sum = rows[row].constant
    var scale = 1.0
    for place in table.starts[row]..<table.starts[row] + table.counts[row] {
      let entry = table.entries[place]
      if Int(entry.variable) == limit.upper { scale = entry.coefficient }
      if isSize[Int(entry.variable)] { sum += entry.coefficient * wishes[Int(entry.variable)] }
    }
    return -sum / scale
  }

  /// Returns the value that a constraint of one variable prefers for each variable, or zero.
  private func wishes() -> [Double] {
    var wishes = [Double](repeating: 0, count: values.count)
    for row in rows.indices where table.counts[row] == 1 {
      if rows[row].isStay { continue }
      let entry = table.entries[table.starts[row]]
      wishes[Int(entry.variable)] = -rows[row].constant / entry.coefficient
    }
    return wishes
  }
}
