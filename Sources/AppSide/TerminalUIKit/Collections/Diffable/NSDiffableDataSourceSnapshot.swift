/// The identifiers of a list's sections and items at one moment (UIKit).
///
/// A snapshot is a value; it affects a list only when it is applied to a data source. Every
/// identifier is unique. Misuses for which UIKit raises an exception are reported on standard error
/// and don't change the snapshot.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var sections: [SectionIdentifierType] = []
  var contents: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The items that are marked to be reloaded.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are marked to be reloaded.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are marked to be reconfigured.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionOfItem.count }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sections.flatMap { contents[$0] ?? [] }
  }

  /// Returns the number of items in a section, or 0 for an unknown section, for which UIKit raises
  /// an exception.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section in order, or none for an unknown section, for which UIKit
  /// raises an exception.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let items = contents[identifier] else {
      ListMisuse.unknownIdentifier(ofItem: false, "\(identifier)").report()
      return []
    }
    return items
  }

  /// Returns the section of an item, or `nil` if the snapshot doesn't contain the item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// Returns the index of an item among all items, or `nil` if the snapshot doesn't contain it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier],
      let index = contents[section]?.firstIndex(of: identifier)
    else { return nil }
    return sections.prefix { $0 != section }.reduce(index) { $0 + (contents[$1]?.count ?? 0) }
  }

  /// Returns the index of a section, or `nil` if the snapshot doesn't contain it.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }
}
