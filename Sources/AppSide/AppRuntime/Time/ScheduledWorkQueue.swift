import Foundation

/// A priority queue of scheduled work, ordered by (deadline, insertion).
///
/// With a seed, work with the same deadline comes in another order, except work without a delay: it comes
/// last and keeps its order, as on the main queue.
///
/// It is a binary heap, so that thousands of animations cost little.
@MainActor
struct ScheduledWorkQueue {
  private struct Entry {
    var order: UInt64
    /// The rank among work with the same deadline, compared before `order`.
    var rank: UInt64
    var item: ScheduledWork

    @MainActor func isBefore(_ other: Entry) -> Bool {
      let (deadline, otherDeadline) = (item.deadline, other.item.deadline)
      if deadline != otherDeadline { return deadline < otherDeadline }
      return rank == other.rank ? order < other.order : rank < other.rank
    }
  }

  private var heap: [Entry] = []
  private var insertions: UInt64 = 0
  private let seed: UInt64?

  init(seed: UInt64? = AppSeed.current) { self.seed = seed }

  /// The first piece of work that isn't cancelled.
  var first: ScheduledWork? {
    mutating get {
      while let top = heap.first, !top.item.isPending { removeTop() }
      return heap.first?.item
    }
  }

  func nextDeadline(after moment: TimeInterval) -> TimeInterval? {
    heap.lazy.map(\.item).filter { $0.deadline > moment && $0.isPending }.map(\.deadline).min()
  }

  /// All pending work, soonest first.
  var all: [ScheduledWork] {
    heap.filter { $0.item.isPending }.sorted { $0.isBefore($1) }.map(\.item)
  }

  /// Inserts work.
  ///
  /// - Parameter isDelayed: Whether it is due later than now.
  mutating func insert(_ item: ScheduledWork, isDelayed: Bool = true) {
    let rank = seed.map { isDelayed ? AppSeed.rank(of: insertions, seed: $0) : .max } ?? 0
    heap.append(Entry(order: insertions, rank: rank, item: item))
    insertions += 1
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].isBefore(heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popFirst(dueAt moment: TimeInterval) -> ScheduledWork? {
    guard let item = first, item.deadline <= moment else { return nil }
    removeTop()
    return item
  }

  private mutating func removeTop() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    // Earlier entries move up, from the top to where the last entry belongs.
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(last) else { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = last
  }
}
