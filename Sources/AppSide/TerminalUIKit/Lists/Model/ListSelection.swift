import Foundation

/// Which items of a list are selected, in the order in which they were.
struct ListSelection {
  private var order: [IndexPath: Int] = [:]
  private var next = 0

  var isEmpty: Bool { order.isEmpty }

  /// In the order in which they were selected.
  var indexPaths: [IndexPath] {
    order.sorted { $0.value < $1.value }.map(\.key)
  }

  /// The one selected last.
  var last: IndexPath? { order.max { $0.value < $1.value }?.key }

  func contains(_ indexPath: IndexPath) -> Bool { order[indexPath] != nil }

  mutating func insert(_ indexPath: IndexPath) {
    guard order[indexPath] == nil else { return }
    order[indexPath] = next
    next += 1
  }

  mutating func remove(_ indexPath: IndexPath) { order[indexPath] = nil }

  mutating func removeAll() { order = [:] }

  /// Follows the items to where an update moves them; those that it removes are selected no more.
  mutating func update(_ newIndexPath: (IndexPath) -> IndexPath?) {
    var moved: [IndexPath: Int] = [:]
    for (indexPath, position) in order {
      if let new = newIndexPath(indexPath) { moved[new] = position }
    }
    order = moved
  }
}
