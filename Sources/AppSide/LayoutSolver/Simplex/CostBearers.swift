/// The active rows that could give way to a violated one, ordered by how much of its cost they can
/// bear.
struct CostBearers: Sendable {
  struct Bearer: Sendable {
    var slot: Int
    /// The direction in which the active row would move.
    var direction: Int8
    /// The distance that the violated row moves when the active one moves by one.
    var size: Double
    /// The place in the list of costs where the costs that it can bear begin.
    var costs = 0
  }

  /// Costs are rounded to multiples of this, so that noise doesn't decide between equals.
  private static let resolution = 0x1p-31

  private var levelCount = 0
  private var heap = BinaryHeap<Bearer>()
  private var costs: [Double] = []

  mutating func removeAll(levelCount: Int) {
    self.levelCount = levelCount
    heap.removeAll()
    costs.removeAll(keepingCapacity: true)
  }

  /// Adds a row out of order, with the cost that it can bear at each level.
  mutating func append(_ bearer: Bearer, cost: (Int) -> Double) {
    var bearer = bearer
    bearer.costs = costs.count
    for level in 0..<levelCount {
      costs.append((cost(level) / Self.resolution).rounded() * Self.resolution)
    }
    heap.append(bearer)
  }

  /// Restores the order after all rows were appended.
  mutating func restore() {
    let costs = self.costs
    let levelCount = self.levelCount
    heap.restore { Self.precedes($0, $1, costs, levelCount) }
  }

  /// Restores the order after one more row was appended.
  mutating func settleLast() {
    let costs = self.costs
    let levelCount = self.levelCount
    heap.settleLast { Self.precedes($0, $1, costs, levelCount) }
  }

  /// Removes the cheapest row, if it can't bear all of a cost.
  mutating func popCheapest(within limit: [Double]) -> Bearer? {
    guard let cheapest = heap.items.first else { return nil }
    let costs = self.costs
    let levelCount = self.levelCount
    for level in 0..<levelCount {
      let difference = costs[cheapest.costs + level] - limit[level]
      if difference > SimplexEngine.rateTolerance { return nil }
      if difference < -SimplexEngine.rateTolerance {
        return heap.popFirst { Self.precedes($0, $1, costs, levelCount) }
      }
    }
    return nil
  }

  /// Returns whether a row can bear less; between equals the safer pivot comes first.
  private static func precedes(
    _ first: Bearer, _ second: Bearer, _ costs: [Double], _ levelCount: Int
  ) -> Bool {
    var level = 0
    while level < levelCount {
      let difference = costs[first.costs + level] - costs[second.costs + level]
      if difference != 0 { return difference < 0 }
      level += 1
    }
    return first.size != second.size ? first.size > second.size : first.slot < second.slot
  }
}
