/// What the user has changed in a list by moving an item (UIKit).
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// What was shown before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<
      SectionIdentifierType, ItemIdentifierType
    >
  /// What is shown after it.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What leads from the items of all sections before to those after it.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The same for each section that has changed, as outlines.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from old: DiffableState<SectionIdentifierType, ItemIdentifierType>,
    to new: DiffableState<SectionIdentifierType, ItemIdentifierType>, in sections: [Int]
  ) {
    initialSnapshot = old.snapshot
    finalSnapshot = new.snapshot
    difference = new.snapshot.itemIdentifiers.difference(from: old.snapshot.itemIdentifiers)
    sectionTransactions = Set(sections).sorted().compactMap { index in
      old.section(at: index).map { section in
        NSDiffableDataSourceSectionTransaction(
          section, from: old.outline(of: section), to: new.outline(of: section))
      }
    }
  }
}

/// What the user has changed in a section by moving an item (UIKit).
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its outline before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its outline after it.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What leads from its items, open or not, before to those after it.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType,
    from old: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to new: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    sectionIdentifier = section
    initialSnapshot = old
    finalSnapshot = new
    difference = new.items.difference(from: old.items)
  }
}
