import Foundation

/// The consistency check of updates, as in UIKit.
extension ListUpdates {
  /// Returns the first misuse in the updates, or `nil` if they transform the old list into the new
  /// one.
  ///
  /// - Parameters:
  ///   - before: The old section sizes, or `nil` if the list never asked its data source.
  ///   - after: The section sizes that the data source reports now.
  ///   - kind: The kind of list.
  func misuse(before: [Int]?, after: [Int], in kind: ListKind) -> ListMisuse? {
    guard let before else { return misuse(after: after, in: kind) }
    return sectionMisuse(before: before, after: after, kind)
      ?? itemMisuse(before: before, after: after, kind)
      ?? countMisuse(before: before, after: after, kind)
  }

  /// Returns the first misuse that doesn't depend on the unknown old list, or `nil` if some old
  /// list fits the updates.
  ///
  /// - Parameters:
  ///   - after: The section sizes that the data source reports now.
  ///   - kind: The kind of list.
  private func misuse(after: [Int], in kind: ListKind) -> ListMisuse? {
    let count = max(0, after.count - insertedSections.count + deletedSections.count)
    if let misuse = sectionMisuse(before: Array(repeating: 0, count: count), after: after, kind) {
      return misuse
    }
    let added = Self.tally(insertedItems.union(movedItems.map(\.to)))
    let removed = Self.tally(deletedItems.union(movedItems.map(\.from)))
    let mapping = ListMapping(self)
    let before = (0..<count).map { section in
      guard !reloadedSections.contains(section), let target = mapping.newSection(for: section),
        after.indices.contains(target)
        // The previous size is unknown.
      else { return Int.max }
      return max(0, after[target] - added[target, default: 0] + removed[section, default: 0])
    }
    return itemMisuse(before: before, after: after, kind)
  }

  private func sectionMisuse(before: [Int], after: [Int], _ kind: ListKind) -> ListMisuse? {
    let gone: [(ListMisuse.Change, [Int])] = [
      (.delete, Array(deletedSections)), (.reload, Array(reloadedSections)),
      (.move, movedSections.map(\.from)),
    ]
    for (change, sections) in gone {
      for section in sections where !before.indices.contains(section) {
        return .noSectionBefore(kind, change, section, count: before.count)
      }
    }
    let come: [(ListMisuse.Change, [Int])] = [
      (.insert, Array(insertedSections)), (.move, movedSections.map(\.to)),
    ]
    for (change, sections) in come {
      for section in sections where !after.indices.contains(section) {
        return .noSectionAfter(kind, change, section, count: after.count)
      }
    }
    let expected = before.count + insertedSections.count - deletedSections.count
    guard expected == after.count else {
      return .wrongSectionCount(
        kind, before: before.count, after: after.count, inserted: insertedSections.count,
        deleted: deletedSections.count)
    }
    return nil
  }

  private func itemMisuse(before: [Int], after: [Int], _ kind: ListKind) -> ListMisuse? {
    let gone: [(ListMisuse.Change, [IndexPath])] = [
      (.delete, deletedItems.sorted()),
      (.reload, reloadedItems.union(reconfiguredItems).sorted()),
      (.move, movedItems.map(\.from)),
    ]
    for (change, items) in gone {
      for item in items where !before.contain(item) {
        return .noItemBefore(kind, change, item, count: before.size(of: item.section))
      }
    }
    let come: [(ListMisuse.Change, [IndexPath])] = [
      (.insert, insertedItems.sorted()), (.move, movedItems.map(\.to)),
    ]
    for (change, items) in come {
      for item in items where !after.contain(item) {
        return .noItemAfter(kind, change, item, count: after.size(of: item.section))
      }
    }
    return contradiction
  }

  private var contradiction: ListMisuse? {
    if let item = deletedItems.intersection(reloadedItems).min() {
      return .changedTwice(.delete, .reload, item)
    }
    var sources: Set<IndexPath> = []
    var targets: Set<IndexPath> = []
    for move in movedItems {
      if deletedItems.contains(move.from) { return .changedTwice(.delete, .move, move.from) }
      if insertedItems.contains(move.to) { return .changedTwice(.insert, .move, move.to) }
      if !sources.insert(move.from).inserted { return .changedTwice(.move, .move, move.from) }
      if !targets.insert(move.to).inserted { return .changedTwice(.move, .move, move.to) }
    }
    return nil
  }

  private func countMisuse(before: [Int], after: [Int], _ kind: ListKind) -> ListMisuse? {
    let inserted = Self.tally(insertedItems)
    let deleted = Self.tally(deletedItems)
    let movedIn = Self.tally(movedItems.map(\.to))
    let movedOut = Self.tally(movedItems.map(\.from))
    let mapping = ListMapping(self)
    for section in before.indices where !reloadedSections.contains(section) {
      guard let target = mapping.newSection(for: section), after.indices.contains(target) else {
        continue
      }
      let counts = (
        inserted: inserted[target, default: 0], deleted: deleted[section, default: 0],
        movedIn: movedIn[target, default: 0], movedOut: movedOut[section, default: 0]
      )
      let expected =
        before[section] + counts.inserted - counts.deleted + counts.movedIn - counts.movedOut
      guard expected == after[target] else {
        return .wrongItemCount(
          kind, section: section, before: before[section], after: after[target],
          inserted: counts.inserted, deleted: counts.deleted, movedIn: counts.movedIn,
          movedOut: counts.movedOut)
      }
    }
    return nil
  }

  private static func tally(_ items: some Sequence<IndexPath>) -> [Int: Int] {
    items.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
  }
}

extension [Int] {
  /// Returns the number of items in a section, or `nil` if there is no such section.
  func size(of section: Int) -> Int? {
    indices.contains(section) ? self[section] : nil
  }
}
