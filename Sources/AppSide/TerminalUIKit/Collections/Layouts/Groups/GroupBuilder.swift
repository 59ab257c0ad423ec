import Foundation

/// The items of one group with their frames, from the left.
@MainActor
struct GroupBuilder {
  let measured: [CollectionElement: CGSize]
  let section: Int
  /// The next item of the section.
  var next: Int
  let count: Int
  let environment: any NSCollectionLayoutEnvironment
  private(set) var placed: [CompositionalArrangement.Placed] = []

  init(
    measured: [CollectionElement: CGSize], section: Int, next: Int, count: Int,
    environment: any NSCollectionLayoutEnvironment
  ) {
    self.measured = measured
    self.section = section
    self.next = next
    self.count = count
    self.environment = environment
  }

  /// Adds a group's items and returns the size that the group takes.
  mutating func add(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize
  ) -> CGSize {
    let own = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inside = CGRect(origin: origin, size: own).inset(insets, isRightToLeft: false)
    switch group.arrangement {
    case .custom(let provider):
      for item in provider(environment) where next < count {
        append(item.frame.offsetBy(dx: inside.minX, dy: inside.minY), isEstimated: false)
      }
      return own
    case .horizontal(let count):
      let size = addLine(group, inside, count, isHorizontal: true)
      return group.layoutSize.heightDimension.isEstimated
        ? CGSize(width: own.width, height: size.height + insets.top + insets.bottom) : own
    case .vertical(let count):
      let size = addLine(group, inside, count, isHorizontal: false)
      return group.layoutSize.heightDimension.isEstimated
        ? CGSize(width: own.width, height: size.height + insets.top + insets.bottom) : own
    }
  }

  /// Adds items beside or below each other, again and again while there is room, and returns the size
  /// that they take.
  private mutating func addLine(
    _ group: NSCollectionLayoutGroup, _ inside: CGRect, _ number: Int?, isHorizontal: Bool
  ) -> CGSize {
    guard !group.subitems.isEmpty else { return .zero }
    let spacing = group.interItemSpacing?.spacing ?? 0
    let dimension =
      isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let room = isHorizontal ? inside.width : inside.height
    // The group grows with items whose sizes are estimates.
    let isOpen = dimension.isEstimated
    let share = number.map { (room - spacing * CGFloat($0 - 1)) / CGFloat($0) }
    var position: CGFloat = 0
    var extent: CGFloat = 0
    var index = 0
    let start = placed.count
    while next < count {
      if let number, index >= number { break }
      let item = group.subitems[index % group.subitems.count]
      // The items of an open group aren't repeated.
      if isOpen, number == nil, index >= group.subitems.count { break }
      let around = item.edgeSpacing?.insets ?? .zero
      let lead = isHorizontal ? around.leading : around.top
      let trail = isHorizontal ? around.trailing : around.bottom
      var container = inside.size
      if let share, !isOpen {
        if isHorizontal { container.width = share } else { container.height = share }
      }
      let least = item.layoutSize.size(in: container)
      let length =
        (isHorizontal
          ? share.map { isOpen ? least.width : $0 } ?? least.width
          : share.map { isOpen ? least.height : $0 } ?? least.height)
      if index > 0, !isOpen, position + lead + length > room + CompositionalArrangement.tolerance {
        break
      }
      let origin = CGPoint(
        x: inside.minX + (isHorizontal ? position + lead : around.leading),
        y: inside.minY + (isHorizontal ? around.top : position + lead))
      let before = next
      var size: CGSize
      if let inner = item as? NSCollectionLayoutGroup {
        size = add(inner, at: origin, in: inside.size)
      } else {
        size = add(item, at: origin, in: inside.size, share: isOpen ? nil : share, isHorizontal)
      }
      guard next > before else { break }
      if let share, !isOpen {
        if isHorizontal { size.width = share } else { size.height = share }
      }
      position += lead + (isHorizontal ? size.width : size.height) + trail + spacing
      extent = max(
        extent,
        isHorizontal
          ? around.top + size.height + around.bottom : around.leading + size.width + around.trailing
      )
      index += 1
    }
    let used = max(0, position - spacing)
    spread(group, from: start, index, room - used, isHorizontal: isHorizontal, isOpen: isOpen)
    return isHorizontal
      ? CGSize(width: used, height: extent) : CGSize(width: extent, height: used)
  }

  /// Moves items apart to fill a line with flexible spaces.
  private mutating func spread(
    _ group: NSCollectionLayoutGroup, from start: Int, _ items: Int, _ free: CGFloat,
    isHorizontal: Bool, isOpen: Bool
  ) {
    guard group.interItemSpacing?.isFlexible == true, !isOpen, items > 1, free > 0,
      placed.count - start == items
    else { return }
    for offset in 1..<items {
      let way = free * CGFloat(offset) / CGFloat(items - 1)
      placed[start + offset].frame.origin.x += isHorizontal ? way : 0
      placed[start + offset].frame.origin.y += isHorizontal ? 0 : way
    }
  }

  private mutating func add(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, share: CGFloat?,
    _ isHorizontal: Bool
  ) -> CGSize {
    let element = CollectionElement(
      kind: nil, indexPath: IndexPath(item: next, section: section))
    var size = item.layoutSize.size(in: container, measured: measured[element])
    if let share {
      if isHorizontal { size.width = share } else { size.height = share }
    }
    append(
      CGRect(origin: origin, size: size).inset(item.contentInsets, isRightToLeft: false),
      isEstimated: item.layoutSize.isEstimated)
    return size
  }

  private mutating func append(_ frame: CGRect, isEstimated: Bool) {
    placed.append(
      CompositionalArrangement.Placed(
        element: CollectionElement(
          kind: nil, indexPath: IndexPath(item: next, section: section)),
        frame: frame, isEstimated: isEstimated, pinnedUntil: nil))
    next += 1
  }
}
