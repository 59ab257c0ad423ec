/// The sections and items of a list at one moment, by their identifiers (UIKit).
///
/// A snapshot is a value: changing it changes no list until it is applied to a data source. Every
/// identifier occurs once; what UIKit throws an exception for is reported on standard error and leaves
/// the snapshot as it was.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var sections: [SectionIdentifierType] = []
  var contents: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The items that were asked to be loaded anew.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that were asked to be loaded anew.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells were asked to be configured again.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes a snapshot without sections.
  public init() {}

  /// How many items there are in all sections.
  public var numberOfItems: Int { sectionOfItem.count }

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sections.flatMap { contents[$0] ?? [] }
  }

  /// How many items a section has; 0 for a section that is not there, where UIKit throws.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section, in order; none for a section that is not there, where UIKit throws.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let items = contents[identifier] else {
      ListMisuse.unknownIdentifier(ofItem: false, "\(identifier)").report()
      return []
    }
    return items
  }

  /// The section that an item is in; nil for an item that is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// The place of an item among the items of all sections; nil for an item that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier],
      let index = contents[section]?.firstIndex(of: identifier)
    else { return nil }
    return sections.prefix { $0 != section }.reduce(index) { $0 + (contents[$1]?.count ?? 0) }
  }

  /// The place of a section; nil for a section that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }
}
