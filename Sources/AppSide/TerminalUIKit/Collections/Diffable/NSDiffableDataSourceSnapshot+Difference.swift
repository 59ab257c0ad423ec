import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Returns the updates from this snapshot to another, with the minimum number of moves.
  func updates(to other: Self) -> ListUpdates {
    var updates = ListUpdates()
    let kept = addSectionUpdates(to: other, &updates)
    let oldPlaces = itemPlaces
    let newPlaces = other.itemPlaces

    for (index, section) in sections.enumerated() {
      guard kept.contains(section) else { continue }
      for (item, identifier) in (contents[section] ?? []).enumerated() {
        let old = IndexPath(item: item, section: index)
        guard let new = newPlaces[identifier], let newSection = other.sectionOfItem[identifier]
        else {
          updates.deletedItems.insert(old)
          continue
        }
        // A new section is inserted with its items, except those that move in from other sections.
        if !kept.contains(newSection) {
          updates.movedItems.append(ListUpdates.ItemMove(from: old, to: new))
        }
      }
    }
    for (index, section) in other.sections.enumerated() where kept.contains(section) {
      addItemUpdates(of: section, at: index, in: other, oldPlaces, kept, &updates)
    }
    addReloads(of: other, oldPlaces, &updates)
    return updates
  }

  /// The index paths of all items.
  var itemPlaces: [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    places.reserveCapacity(numberOfItems)
    for (index, section) in sections.enumerated() {
      for (item, identifier) in (contents[section] ?? []).enumerated() {
        places[identifier] = IndexPath(item: item, section: index)
      }
    }
    return places
  }

  /// Adds the updates of sections, and returns the sections that both snapshots contain.
  private func addSectionUpdates(
    to other: Self, _ updates: inout ListUpdates
  ) -> Set<SectionIdentifierType> {
    let oldPlaces = Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1, $0) })
    let new = Set(other.sections)
    updates.deletedSections = IndexSet(
      places: sections.indices.filter { !new.contains(sections[$0]) })
    updates.insertedSections = IndexSet(
      places: other.sections.indices.filter { oldPlaces[other.sections[$0]] == nil })
    let both = other.sections.enumerated().compactMap { index, section in
      oldPlaces[section].map { (old: $0, new: index) }
    }
    let inOrder = longestIncreasingSubsequence(both.map(\.old))
    updates.movedSections = both.enumerated().compactMap { index, place in
      inOrder.contains(index)
        ? nil : ListUpdates.SectionMove(from: place.old, to: place.new)
    }
    return Set(sections).intersection(new)
  }

  private func addItemUpdates(
    of section: SectionIdentifierType, at index: Int, in other: Self,
    _ oldPlaces: [ItemIdentifierType: IndexPath], _ kept: Set<SectionIdentifierType>,
    _ updates: inout ListUpdates
  ) {
    var stayed: [(old: Int, new: IndexPath)] = []
    for (item, identifier) in (other.contents[section] ?? []).enumerated() {
      let new = IndexPath(item: item, section: index)
      guard let old = oldPlaces[identifier], let oldSection = sectionOfItem[identifier],
        kept.contains(oldSection)
      else {
        updates.insertedItems.insert(new)
        continue
      }
      if oldSection == section {
        stayed.append((old.item, new))
      } else {
        updates.movedItems.append(ListUpdates.ItemMove(from: old, to: new))
      }
    }
    let inOrder = longestIncreasingSubsequence(stayed.map(\.old))
    let oldIndex = sections.firstIndex(of: section) ?? index
    for (place, item) in stayed.enumerated() where !inOrder.contains(place) {
      updates.movedItems.append(
        ListUpdates.ItemMove(from: IndexPath(item: item.old, section: oldIndex), to: item.new))
    }
  }

  private func addReloads(
    of other: Self, _ oldPlaces: [ItemIdentifierType: IndexPath], _ updates: inout ListUpdates
  ) {
    updates.reloadedItems = Set(other.reloadedItemIdentifiers.compactMap { oldPlaces[$0] })
      .subtracting(updates.deletedItems)
    updates.reconfiguredItems = Set(other.reconfiguredItemIdentifiers.compactMap { oldPlaces[$0] })
      .subtracting(updates.deletedItems)
    updates.reloadedSections = IndexSet(
      places: other.reloadedSectionIdentifiers.compactMap { sections.firstIndex(of: $0) }
    )
    .subtracting(updates.deletedSections)
  }
}

/// Returns the indices of a longest increasing subsequence of unique numbers in O(n log n).
///
/// The elements of the subsequence can stay in place; all others must move.
func longestIncreasingSubsequence(_ numbers: [Int]) -> Set<Int> {
  // tails[k] is the index of the smallest number at the end of an increasing subsequence of length
  // k + 1.
  var tails: [Int] = []
  var previous = [Int?](repeating: nil, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
    }
    previous[place] = low > 0 ? tails[low - 1] : nil
    if low < tails.count { tails[low] = place } else { tails.append(place) }
  }
  var run: Set<Int> = []
  var next = tails.last
  while let place = next {
    run.insert(place)
    next = previous[place]
  }
  return run
}
