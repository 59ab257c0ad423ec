import Foundation

/// The state of a diffable data source: its snapshot, and the index paths of all items.
struct DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private var places: [Item: IndexPath] = [:]
  /// The outlines of the sections that have one.
  var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

  /// Replaces the snapshot.
  ///
  /// - Returns: The updates from the previous snapshot to the new one.
  mutating func apply(_ new: NSDiffableDataSourceSnapshot<Section, Item>) -> ListUpdates {
    let updates = snapshot.updates(to: new)
    store(new)
    return updates
  }

  /// Replaces the snapshot.
  mutating func store(_ new: NSDiffableDataSourceSnapshot<Section, Item>) {
    var stored = new
    // Reloads and reconfigurations are requested once only.
    stored.reloadedItemIdentifiers = []
    stored.reloadedSectionIdentifiers = []
    stored.reconfiguredItemIdentifiers = []
    snapshot = stored
    places = stored.itemPlaces
    let sections = Set(stored.sections)
    outlines = outlines.filter { sections.contains($0.key) }
  }

  func item(at indexPath: IndexPath) -> Item? {
    guard let section = section(at: indexPath.section), let items = snapshot.contents[section],
      items.indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.item]
  }

  func section(at index: Int) -> Section? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index] : nil
  }

  func place(of item: Item) -> IndexPath? { places[item] }

  func count(inSection index: Int) -> Int {
    section(at: index).map { snapshot.contents[$0]?.count ?? 0 } ?? 0
  }

  /// Returns the outline of a section, which is flat if none has been applied.
  func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<Item>()
    flat.append(snapshot.contents[section] ?? [])
    return flat
  }

  /// Returns the snapshot with the visible items of an outline as the items of a section, and
  /// stores the outline.
  mutating func showing(
    _ outline: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section
  ) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var new = snapshot
    if new.contents[section] == nil { new.appendSections([section]) }
    new.deleteItems(new.contents[section] ?? [])
    new.appendItems(outline.visibleItems, toSection: section)
    outlines[section] = outline
    return new
  }

  /// Returns the state after the user has moved an item, with its descendants, to the index path of
  /// another one.
  ///
  /// An item that moves down is inserted after the other one, and one that moves up before it.
  /// After an expanded item, it becomes that item's first child. An item can't be moved into
  /// itself.
  func moving(
    from source: IndexPath, to target: IndexPath
  ) -> Self? {
    guard let item = item(at: source), let origin = section(at: source.section),
      let destination = section(at: target.section)
    else { return nil }
    var outline = outline(of: origin)
    let part = outline.snapshot(of: item, includingParent: true)
    let other = self.item(at: target)
    if let other, part.contains(other) { return nil }
    outline.delete([item])
    var outlines = [origin: outline]
    if origin != destination { outline = self.outline(of: destination) }
    let isDown = origin == destination && source.item < target.item
    if let other, isDown, outline.isExpanded(other), let child = outline.firstChild(of: other) {
      outline.graft(part, beside: child, offset: 0)
    } else {
      outline.graft(part, beside: other, offset: isDown ? 1 : 0)
    }
    outlines[destination] = outline

    var result = self
    var new = snapshot
    for section in outlines.keys { new.deleteItems(new.contents[section] ?? []) }
    for (section, outline) in outlines {
      new.appendItems(outline.visibleItems, toSection: section)
      if self.outlines[section] != nil || part.items.count > 1 {
        result.outlines[section] = outline
      }
    }
    _ = result.apply(new)
    return result
  }
}
