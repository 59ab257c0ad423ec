/// Groups of positions that follow from each other; something fixed may hold a group.
package struct PositionGroups {
  /// For each position, a member of its group that is nearer to the root; for the root, the root itself.
  private var parents: [Int]
  private var areHeld: [Bool]

  /// Makes groups of one position each, none of them held.
  package init(count: Int) {
    parents = Array(0..<count)
    areHeld = [Bool](repeating: false, count: count)
  }

  /// Notes that something fixed holds a position, and so its whole group.
  package mutating func hold(_ position: Int) {
    areHeld[root(of: position)] = true
  }

  package mutating func isHeld(_ position: Int) -> Bool {
    areHeld[root(of: position)]
  }

  /// Merges the groups of two positions.
  ///
  /// - Returns: `false` if both were already in the same group.
  mutating func join(_ first: Int, _ second: Int) -> Bool {
    let one = root(of: first)
    let other = root(of: second)
    guard one != other else { return false }
    parents[one] = other
    areHeld[other] = areHeld[other] || areHeld[one]
    return true
  }

  private mutating func root(of position: Int) -> Int {
    var position = position
    while parents[position] != position {
      // Halving the path keeps later searches short.
      parents[position] = parents[parents[position]]
      position = parents[position]
    }
    return position
  }
}
