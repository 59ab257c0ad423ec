/// The items of a section as an outline, in which parent items can be expanded and collapsed
/// (UIKit).
///
/// Every identifier is unique. Misuses for which UIKit raises an exception are reported on standard
/// error and don't change the snapshot.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  private var roots: [ItemIdentifierType] = []
  private var childrenOf: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parentOf: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var members: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  /// All items, each followed by its descendants.
  public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { roots }

  /// The items without a collapsed ancestor.
  public var visibleItems: [ItemIdentifierType] {
    flattened(roots) { expanded.contains($0) }
  }

  /// Appends items to the children of another, or to the root items.
  ///
  /// - Parameters:
  ///   - items: The items to append, which must be unique.
  ///   - parent: The parent of the items, or `nil` for root items.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard canAdd(items), parent.map(checkedContains) ?? true else { return }
    if let parent { childrenOf[parent, default: []] += items } else { roots += items }
    adopt(items, by: parent)
  }

  /// Inserts items before another with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  /// Inserts items after another with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  /// Deletes items with their descendants; unknown items are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where members.contains(item) {
      let gone = flattened([item]) { _ in true }
      change(childrenOf: parentOf[item]) { $0.removeAll { $0 == item } }
      for each in gone {
        members.remove(each)
        expanded.remove(each)
        parentOf[each] = nil
        childrenOf[each] = nil
      }
    }
  }

  /// Replaces the children of an item with another outline.
  ///
  /// - Parameters:
  ///   - parent: The item, which stays expanded or collapsed.
  ///   - snapshot: The outline, with its expansion states.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard checkedContains(parent) else { return }
    var new = self
    new.delete(childrenOf[parent] ?? [])
    guard new.canAdd(snapshot.items) else { return }
    for item in snapshot.items { new.append([item], to: snapshot.parentOf[item] ?? parent) }
    new.expanded.formUnion(snapshot.expanded)
    self = new
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Expands items, which makes their children visible.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where checkedContains(item) { expanded.insert(item) }
  }

  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where checkedContains(item) { expanded.remove(item) }
  }

  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { members.contains(item) }

  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether an item has no collapsed ancestor.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard members.contains(item) else { return false }
    var next = parentOf[item]
    while let parent = next {
      if !expanded.contains(parent) { return false }
      next = parentOf[parent]
    }
    return true
  }

  /// Returns the index of an item among all items, or `nil` if the snapshot doesn't contain it.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the number of an item's ancestors, or 0 for an unknown item, for which UIKit raises an
  /// exception.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var next = parentOf[item]
    while let parent = next {
      level += 1
      next = parentOf[parent]
    }
    return level
  }

  /// Returns the parent of an item, or `nil` for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parentOf[child] }

  /// Returns the descendants of an item as a snapshot.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the snapshot includes the item itself.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = NSDiffableDataSourceSectionSnapshot()
    guard checkedContains(parent) else { return result }
    if includingParent { result.append([parent]) }
    for item in flattened(childrenOf[parent] ?? [], into: { _ in true }) {
      let above = parentOf[item].flatMap { $0 == parent && !includingParent ? nil : $0 }
      result.append([item], to: above)
    }
    result.expanded = expanded.intersection(result.members)
    return result
  }

  /// Inserts a part of an outline, with its expansion states, beside an item.
  ///
  /// - Parameters:
  ///   - part: The part, whose items must be new.
  ///   - item: The item, or `nil` to append the part at the end.
  ///   - offset: 0 to insert before the item, 1 to insert after it.
  mutating func graft(_ part: Self, beside item: ItemIdentifierType?, offset: Int) {
    if let item { insert(part.roots, beside: item, offset: offset) } else { append(part.roots) }
    for item in part.items {
      if let parent = part.parentOf[item] { append([item], to: parent) }
    }
    expanded.formUnion(part.expanded)
  }

  /// Returns the first child of an item, or `nil` if there isn't one.
  func firstChild(of item: ItemIdentifierType) -> ItemIdentifierType? { childrenOf[item]?.first }

  private func flattened(
    _ items: [ItemIdentifierType], into isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    // The traversal uses an explicit stack because outlines may be deep.
    var result: [ItemIdentifierType] = []
    var stack = Array(items.reversed())
    while let item = stack.popLast() {
      result.append(item)
      if isOpen(item) { stack += (childrenOf[item] ?? []).reversed() }
    }
    return result
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    guard checkedContains(other), canAdd(items) else { return }
    let parent = parentOf[other]
    change(childrenOf: parent) { siblings in
      if let index = siblings.firstIndex(of: other) {
        siblings.insert(contentsOf: items, at: index + offset)
      }
    }
    adopt(items, by: parent)
  }

  private mutating func adopt(_ items: [ItemIdentifierType], by parent: ItemIdentifierType?) {
    members.formUnion(items)
    for item in items { parentOf[item] = parent }
  }

  private mutating func change(
    childrenOf parent: ItemIdentifierType?, _ body: (inout [ItemIdentifierType]) -> Void
  ) {
    if let parent { body(&childrenOf[parent, default: []]) } else { body(&roots) }
  }

  private func checkedContains(_ item: ItemIdentifierType) -> Bool {
    if members.contains(item) { return true }
    ListMisuse.unknownIdentifier(ofItem: true, "\(item)").report()
    return false
  }

  private func canAdd(_ items: [ItemIdentifierType]) -> Bool {
    var seen = members
    let twice = items.filter { !seen.insert($0).inserted }
    guard !twice.isEmpty else { return true }
    ListMisuse.duplicateIdentifiers(ofItems: true, twice.map { "\($0)" }).report()
    return false
  }
}
