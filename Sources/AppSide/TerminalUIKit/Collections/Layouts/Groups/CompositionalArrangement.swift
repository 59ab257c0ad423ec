import CellRendering
import Foundation

/// The frames of a compositional layout whose sections are groups or lists.
@MainActor
struct CompositionalArrangement {
  /// An item, a header or a footer with its frame.
  struct Placed {
    let element: CollectionElement
    var frame: CGRect
    /// Whether the element's own size matters.
    var isEstimated: Bool
    /// The end of the section in which a header stays at the top, or `nil` if it doesn't.
    var pinnedUntil: CGFloat?

    /// Returns the frame while the content is scrolled.
    ///
    /// A header stays at the top while its section is there, and then the next one pushes it away.
    ///
    /// - Parameter top: The upper edge of the visible content.
    func frame(below top: CGFloat) -> CGRect {
      guard let pinnedUntil else { return frame }
      var frame = frame
      frame.origin.y = max(frame.minY, min(top, pinnedUntil - frame.height))
      return frame
    }
  }

  /// The elements, section by section, from the top.
  private(set) var elements: [Placed] = []
  private var places: [CollectionElement: Int] = [:]
  /// The length of all sections, in points.
  private(set) var length: CGFloat = 0

  private let width: CGFloat
  private let height: CGFloat
  private let measured: [CollectionElement: CGSize]
  private let environment: any NSCollectionLayoutEnvironment
  private let isRightToLeft: Bool

  /// Places all elements.
  ///
  /// - Parameters:
  ///   - sections: The sections with their numbers of items.
  ///   - spacing: The space between sections.
  ///   - container: The size of the collection view.
  ///   - measured: The sizes of elements that have been measured.
  ///   - environment: The environment of the layout, for custom groups.
  ///   - isRightToLeft: Whether elements follow each other to the left.
  init(
    _ sections: [(section: NSCollectionLayoutSection, count: Int)], spacing: CGFloat,
    container: CGSize, measured: [CollectionElement: CGSize],
    environment: any NSCollectionLayoutEnvironment, isRightToLeft: Bool
  ) {
    (width, height) = (container.width, container.height)
    self.measured = measured
    self.environment = environment
    self.isRightToLeft = isRightToLeft
    for (index, entry) in sections.enumerated() {
      if index > 0 { length += spacing }
      place(entry.section, entry.count, at: index)
    }
    length = length.clamped
    for (index, placed) in elements.enumerated() {
      elements[index].frame = placed.frame.finite
      places[placed.element] = index
    }
  }

  func placed(_ element: CollectionElement) -> Placed? { places[element].map { elements[$0] } }

  /// Returns the elements that intersect a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - top: The upper edge of the visible content.
  func elements(in rect: CGRect, below top: CGFloat) -> [Placed] {
    // False for numbers that aren't any, which Foundation's comparison of rectangles doesn't take.
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else { return [] }
    return elements.filter { placed in
      let frame = placed.frame(below: top)
      // A header that the next section has pushed away only touches the rectangle.
      return frame.intersects(rect) && (placed.pinnedUntil == nil || frame.maxY > rect.minY)
    }
  }

  private mutating func place(_ section: NSCollectionLayoutSection, _ count: Int, at index: Int) {
    let insets = section.contentInsets
    let room = max(0, width - insets.leading - insets.trailing)
    let first = elements.count
    let boundary = section.headings
    let group = section.repeatedGroup
    for item in boundary where !item.isFooter { placeHeading(item, in: index, insets, room) }
    length += insets.top
    var next = 0
    var lineEnd: CGFloat?
    var x: CGFloat = 0
    let container = CGSize(width: room, height: height)
    while next < count {
      // A section that scrolls sideways continues in the next line, so that all of it can be reached.
      let groupWidth = group.layoutSize.size(in: container).width
      if let end = lineEnd, x + groupWidth > room + Self.tolerance || !section.scrollsSideways {
        length = end + section.interGroupSpacing
        (lineEnd, x) = (nil, 0)
      }
      var builder = GroupBuilder(
        measured: measured, section: index, next: next, count: count, environment: environment)
      let size = builder.add(group, at: CGPoint(x: x, y: length), in: container)
      guard builder.next > next else { break }
      next = builder.next
      for var placed in builder.placed {
        placed.frame.origin.x =
          isRightToLeft
          ? width - insets.leading - placed.frame.maxX : placed.frame.minX + insets.leading
        elements.append(placed)
      }
      lineEnd = max(lineEnd ?? 0, length + size.height)
      x += size.width + section.interGroupSpacing
    }
    length = (lineEnd ?? length) + insets.bottom
    for item in boundary where item.isFooter { placeHeading(item, in: index, insets, room) }
    for position in first..<elements.count where elements[position].pinnedUntil != nil {
      elements[position].pinnedUntil = length
    }
  }

  private mutating func placeHeading(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, in section: Int,
    _ insets: NSDirectionalEdgeInsets, _ room: CGFloat
  ) {
    let element = CollectionElement(
      kind: item.elementKind, indexPath: IndexPath(item: 0, section: section))
    let size = item.layoutSize.size(
      in: CGSize(width: room, height: height), measured: measured[element])
    elements.append(
      Placed(
        element: element,
        frame: CGRect(
          x: isRightToLeft ? width - insets.leading - size.width : insets.leading, y: length,
          width: size.width, height: size.height
        ).inset(item.contentInsets, isRightToLeft: isRightToLeft),
        isEstimated: item.layoutSize.isEstimated,
        pinnedUntil: item.pinToVisibleBounds && !item.isFooter ? 0 : nil))
    length += size.height
  }

  /// The length by which rounding may exceed the room.
  static let tolerance: CGFloat = 0.5
}

extension CGRect {
  /// Returns the rectangle without insets in reading direction.
  func inset(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) -> CGRect {
    CGRect(
      x: minX + (isRightToLeft ? insets.trailing : insets.leading), y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
