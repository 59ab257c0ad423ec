import Foundation

/// A mapping of sections and items from before to after a batch of updates.
struct ListMapping {
  private let sections: AxisMapping
  private let items: [Int: AxisMapping]
  private let moves: [IndexPath: IndexPath]
  private let replacedSections: IndexSet

  init(_ updates: ListUpdates) {
    sections = AxisMapping(
      removed: Array(updates.deletedSections), added: Array(updates.insertedSections),
      moves: updates.movedSections.map { ($0.from, $0.to) })
    replacedSections = updates.reloadedSections
    moves = Dictionary(updates.movedItems.map { ($0.from, $0.to) }) { first, _ in first }

    var removed: [Int: [Int]] = [:]
    for item in updates.deletedItems { removed[item.section, default: []].append(item.item) }
    for move in updates.movedItems {
      removed[move.from.section, default: []].append(move.from.item)
    }
    var added: [Int: [Int]] = [:]
    for item in updates.insertedItems { added[item.section, default: []].append(item.item) }
    for move in updates.movedItems { added[move.to.section, default: []].append(move.to.item) }

    // The keys are old section indices. Insertions refer to new ones and are translated.
    var items: [Int: AxisMapping] = [:]
    for (section, places) in removed {
      let target = sections.position(of: section)
      items[section] = AxisMapping(
        removed: places, added: target.flatMap { added.removeValue(forKey: $0) } ?? [], moves: [])
    }
    for (target, places) in added {
      guard let section = sections.origin(of: target) else { continue }
      items[section] = AxisMapping(removed: [], added: places, moves: [])
    }
    self.items = items
  }

  /// Returns the new index of a section, or `nil` if it was deleted.
  func newSection(for section: Int) -> Int? { sections.position(of: section) }

  /// Returns the new index path of an item, or `nil` if it was deleted or its section was reloaded.
  func newIndexPath(for indexPath: IndexPath) -> IndexPath? {
    if let target = moves[indexPath] { return target }
    guard !replacedSections.contains(indexPath.section),
      let section = sections.position(of: indexPath.section)
    else { return nil }
    guard let axis = items[indexPath.section] else {
      return IndexPath(item: indexPath.item, section: section)
    }
    return axis.position(of: indexPath.item).map { IndexPath(item: $0, section: section) }
  }
}

/// A mapping of indices along one axis.
///
/// The remaining elements keep their order and fill the indices without insertions.
struct AxisMapping {
  private let removed: [Int]
  private let added: [Int]
  private let moves: [Int: Int]

  init(removed: [Int], added: [Int], moves: [(from: Int, to: Int)]) {
    self.removed = Set(removed + moves.map(\.from)).sorted()
    self.added = Set(added + moves.map(\.to)).sorted()
    self.moves = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
  }

  /// Returns the new index of an element, or `nil` if it was deleted.
  func position(of place: Int) -> Int? {
    if let target = moves[place] { return target }
    return Self.lifted(place, out: removed, into: added)
  }

  /// Returns the old index of an element, or `nil` if it was inserted.
  func origin(of place: Int) -> Int? {
    if let source = moves.first(where: { $0.value == place })?.key { return source }
    return Self.lifted(place, out: added, into: removed)
  }

  private static func lifted(_ place: Int, out removed: [Int], into added: [Int]) -> Int? {
    let before = removed.partitioningIndex { $0 >= place }
    if before < removed.count, removed[before] == place { return nil }
    var result = place - before
    for position in added {
      if position > result { break }
      result += 1
    }
    return result
  }
}

extension [Int] {
  /// Returns the index of the first element that satisfies a condition, in an array partitioned by
  /// it.
  func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
