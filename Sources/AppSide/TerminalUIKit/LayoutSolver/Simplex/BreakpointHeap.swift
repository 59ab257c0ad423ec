/// The places along a move where a row reaches zero, nearest first.
struct BreakpointHeap: Sendable {
  struct Breakpoint: Sendable {
    var distance: Double
    /// How fast the row changes along the move.
    var rate: Double
    var row: Int

    /// Nearer first; at equal distance the safer pivot, then the older index.
    static func precedes(_ first: Breakpoint, _ second: Breakpoint) -> Bool {
      if first.distance != second.distance { return first.distance < second.distance }
      let sizes = (abs(first.rate), abs(second.rate))
      return sizes.0 != sizes.1 ? sizes.0 > sizes.1 : first.row < second.row
    }
  }

  private(set) var items: [Breakpoint] = []

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
  }

  /// Adds without keeping order; `restore()` before taking.
  mutating func append(_ item: Breakpoint) {
    items.append(item)
  }

  mutating func restore() {
    var index = items.count / 2 - 1
    while index >= 0 {
      sink(from: index)
      index -= 1
    }
  }

  mutating func popNearest() -> Breakpoint? {
    guard let nearest = items.first, let last = items.popLast() else { return nil }
    if !items.isEmpty {
      items[0] = last
      sink(from: 0)
    }
    return nearest
  }

  private mutating func sink(from start: Int) {
    var index = start
    while true {
      var smallest = index
      for child in 2 * index + 1...2 * index + 2
      where child < items.count && Breakpoint.precedes(items[child], items[smallest]) {
        smallest = child
      }
      guard smallest != index else { return }
      items.swapAt(index, smallest)
      index = smallest
    }
  }
}
