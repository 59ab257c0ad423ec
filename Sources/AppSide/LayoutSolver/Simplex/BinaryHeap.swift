/// A heap from which the first element, by some order, can be removed.
struct BinaryHeap<Element: Sendable>: Sendable {
  private(set) var items: [Element] = []

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
  }

  /// Adds an element out of order; call `restore(by:)` before removing one.
  mutating func append(_ item: Element) {
    items.append(item)
  }

  /// Restores the order after all elements were appended.
  mutating func restore(by precedes: (Element, Element) -> Bool) {
    var index = items.count / 2 - 1
    while index >= 0 {
      sink(from: index, by: precedes)
      index -= 1
    }
  }

  /// Moves the element that was appended last to its place.
  mutating func settleLast(by precedes: (Element, Element) -> Bool) {
    var index = items.count - 1
    while index > 0 && precedes(items[index], items[(index - 1) / 2]) {
      items.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func popFirst(by precedes: (Element, Element) -> Bool) -> Element? {
    guard let first = items.first, let last = items.popLast() else { return nil }
    if !items.isEmpty {
      items[0] = last
      sink(from: 0, by: precedes)
    }
    return first
  }

  private mutating func sink(from start: Int, by precedes: (Element, Element) -> Bool) {
    var index = start
    while true {
      var smallest = index
      var child = 2 * index + 1
      let end = min(child + 2, items.count)
      while child < end {
        if precedes(items[child], items[smallest]) { smallest = child }
        child += 1
      }
      guard smallest != index else { return }
      items.swapAt(index, smallest)
      index = smallest
    }
  }
}
