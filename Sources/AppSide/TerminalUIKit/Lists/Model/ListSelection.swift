import Foundation

/// The selected items of a list, in the order of selection.
struct ListSelection {
  private var order: [IndexPath: Int] = [:]
  private var next = 0

  var isEmpty: Bool { order.isEmpty }

  /// The index paths in the order of selection.
  var indexPaths: [IndexPath] {
    order.sorted { $0.value < $1.value }.map(\.key)
  }

  /// The item that was selected last.
  var last: IndexPath? { order.max { $0.value < $1.value }?.key }

  func contains(_ indexPath: IndexPath) -> Bool { order[indexPath] != nil }

  mutating func insert(_ indexPath: IndexPath) {
    guard order[indexPath] == nil else { return }
    order[indexPath] = next
    next += 1
  }

  mutating func remove(_ indexPath: IndexPath) { order[indexPath] = nil }

  mutating func removeAll() { order = [:] }

  /// Updates the index paths after items have moved, and removes deleted items.
  mutating func update(_ newIndexPath: (IndexPath) -> IndexPath?) {
    var moved: [IndexPath: Int] = [:]
    for (indexPath, position) in order {
      if let new = newIndexPath(indexPath) { moved[new] = position }
    }
    order = moved
  }
}
