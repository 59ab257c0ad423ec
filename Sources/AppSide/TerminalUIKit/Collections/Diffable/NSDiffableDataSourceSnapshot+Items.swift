/// Changes to items.
extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section; existing items are moved there, as in UIKit.
  ///
  /// - Parameters:
  ///   - identifiers: The items to append, which must be unique.
  ///   - sectionIdentifier: The section, or `nil` for the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      return ListMisuse.noSections.report()
    }
    guard contents[section] != nil else {
      return ListMisuse.unknownIdentifier(ofItem: false, "\(section)").report()
    }
    guard areUnique(identifiers) else { return }
    deleteItems(identifiers.filter { sectionOfItem[$0] != nil })
    contents[section]?.append(contentsOf: identifiers)
    for item in identifiers { sectionOfItem[item] = section }
  }

  /// Inserts items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  /// Deletes items; unknown items are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
    for item in identifiers {
      if let section = sectionOfItem.removeValue(forKey: item) {
        gone[section, default: []].insert(item)
      }
    }
    for (section, items) in gone { contents[section]?.removeAll { items.contains($0) } }
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Marks items to be reloaded with new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard hasAll(identifiers) else { return }
    reloadedItemIdentifiers = reloadedItemIdentifiers.adding(identifiers)
  }

  /// Marks items whose existing cells should be reconfigured.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard hasAll(identifiers) else { return }
    reconfiguredItemIdentifiers = reconfiguredItemIdentifiers.adding(identifiers)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    guard hasAll([other]), areUnique(identifiers), !identifiers.contains(other) else { return }
    deleteItems(identifiers.filter { sectionOfItem[$0] != nil })
    guard let section = sectionOfItem[other],
      let index = contents[section]?.firstIndex(of: other)
    else { return }
    contents[section]?.insert(contentsOf: identifiers, at: index + offset)
    for item in identifiers { sectionOfItem[item] = section }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    guard hasAll([identifier, other]), identifier != other else { return }
    insert([identifier], beside: other, offset: offset)
  }

  private func hasAll(_ identifiers: [ItemIdentifierType]) -> Bool {
    guard let missing = identifiers.first(where: { sectionOfItem[$0] == nil }) else { return true }
    ListMisuse.unknownIdentifier(ofItem: true, "\(missing)").report()
    return false
  }

  private func areUnique(_ identifiers: [ItemIdentifierType]) -> Bool {
    var seen: Set<ItemIdentifierType> = []
    let twice = identifiers.filter { !seen.insert($0).inserted }
    guard !twice.isEmpty else { return true }
    ListMisuse.duplicateIdentifiers(ofItems: true, twice.map { "\($0)" }).report()
    return false
  }
}

extension Array where Element: Hashable {
  /// Returns the array with those elements of another that it doesn't contain, each once.
  func adding(_ others: [Element]) -> [Element] {
    var seen = Set(self)
    return self + others.filter { seen.insert($0).inserted }
  }
}
