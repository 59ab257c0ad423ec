/// The items of one section as an outline: items in items, each open or closed (UIKit).
///
/// Every identifier occurs once; what UIKit throws an exception for is reported on standard error and
/// leaves the snapshot as it was.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  private var roots: [ItemIdentifierType] = []
  private var childrenOf: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parentOf: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var members: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes a snapshot without items.
  public init() {}

  /// The items, each followed by those inside it, open or not.
  public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }

  /// The items that are in no other.
  public var rootItems: [ItemIdentifierType] { roots }

  /// The items that are not inside a closed one.
  public var visibleItems: [ItemIdentifierType] {
    flattened(roots) { expanded.contains($0) }
  }

  /// Adds items at the end of another, or of the section.
  ///
  /// - Parameters:
  ///   - items: The items, each once and none that is there already.
  ///   - parent: The item to put them into; nil is none.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard canAdd(items), parent.map(checkedContains) ?? true else { return }
    if let parent { childrenOf[parent, default: []] += items } else { roots += items }
    adopt(items, by: parent)
  }

  /// Puts items in front of another, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  /// Puts items behind another, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  /// Takes items away, with what is inside them; those that are not there are passed over.
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

  /// Puts another outline into an item, in place of all that was in it.
  ///
  /// - Parameters:
  ///   - parent: The item; it stays open or closed.
  ///   - snapshot: The outline, open and closed as it is there.
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

  /// Takes everything away.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Opens items, so that what is inside them shows.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where checkedContains(item) { expanded.insert(item) }
  }

  /// Closes items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where checkedContains(item) { expanded.remove(item) }
  }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { members.contains(item) }

  /// Whether an item is open.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether an item is inside no closed one.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard members.contains(item) else { return false }
    var next = parentOf[item]
    while let parent = next {
      if !expanded.contains(parent) { return false }
      next = parentOf[parent]
    }
    return true
  }

  /// The place of an item among all, open or not; nil for an item that is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// How many items an item is inside of; 0 for an item that is not there, where UIKit throws.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var next = parentOf[item]
    while let parent = next {
      level += 1
      next = parentOf[parent]
    }
    return level
  }

  /// The item that an item is inside of; nil for one that is inside of none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parentOf[child] }

  /// What is inside an item, as a snapshot of its own.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item is part of the snapshot.
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

  /// Puts a part of an outline beside an item, with what is in it, open and closed as it was.
  ///
  /// - Parameters:
  ///   - part: The part; none of its items is there already.
  ///   - item: The item; nil puts the part at the end.
  ///   - offset: 0 in front of the item, 1 behind it.
  mutating func graft(_ part: Self, beside item: ItemIdentifierType?, offset: Int) {
    if let item { insert(part.roots, beside: item, offset: offset) } else { append(part.roots) }
    for item in part.items {
      if let parent = part.parentOf[item] { append([item], to: parent) }
    }
    expanded.formUnion(part.expanded)
  }

  /// The first item inside another; nil where there is none.
  func firstChild(of item: ItemIdentifierType) -> ItemIdentifierType? { childrenOf[item]?.first }

  private func flattened(
    _ items: [ItemIdentifierType], into isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    // A stack of its own: outlines may be deep.
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
