/// The active rows that could give way to a violated one, by how much of its cost they can bear.
struct CostBearers: Sendable {
  struct Bearer: Sendable {
    var slot: Int
    /// Which way the active row would move.
    var direction: Int8
    /// How far the violated row comes when the active one moves by one.
    var size: Double
    /// Where the costs are that it can bear.
    var costs = 0
  }

  /// Costs are rounded to multiples of this, so that noise does not decide between equals.
  private static let resolution = 0x1p-31

  private var levelCount = 0
  private var heap = BinaryHeap<Bearer>()
  private var costs: [Double] = []

  mutating func removeAll(levelCount: Int) {
    self.levelCount = levelCount
    heap.removeAll()
    costs.removeAll(keepingCapacity: true)
  }

  /// Adds a row with what it can bear at each level, without keeping order.
  mutating func append(_ bearer: Bearer, cost: (Int) -> Double) {
    var bearer = bearer
    bearer.costs = costs.count
    for level in 0..<levelCount {
      costs.append((cost(level) / Self.resolution).rounded() * Self.resolution)
    }
    heap.append(bearer)
  }

  /// Makes order after all rows were appended.
  mutating func restore() {
    let costs = self.costs
    let levelCount = self.levelCount
    heap.restore { Self.precedes($0, $1, costs, levelCount) }
  }

  /// Makes order after one more row was appended.
  mutating func settleLast() {
    let costs = self.costs
    let levelCount = self.levelCount
    heap.settleLast { Self.precedes($0, $1, costs, levelCount) }
  }

  /// Takes the cheapest row, if it cannot bear all of a cost.
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

  /// Whether a row can bear less; between equals the safer pivot comes first.
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
