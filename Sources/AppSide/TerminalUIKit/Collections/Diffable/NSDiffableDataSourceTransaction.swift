/// The changes of a list after the user has moved an item (UIKit).
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The snapshot before the move.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<
      SectionIdentifierType, ItemIdentifierType
    >
  /// The snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of all items.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of each affected section, as outlines.
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

/// The changes of a section after the user has moved an item (UIKit).
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The identifier of the section.
  public let sectionIdentifier: SectionIdentifierType
  /// The outline of the section before the move.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The outline of the section after the move.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference of all items of the section, including collapsed ones.
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
