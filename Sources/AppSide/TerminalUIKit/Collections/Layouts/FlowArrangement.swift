import Foundation

/// The arrangement of items in lines.
///
/// Lines run along one axis and follow each other along the other one, in which the collection view
/// scrolls.
struct FlowArrangement {
  struct Section {
    var sizes: [CGSize]
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize

    /// The section with zero in place of values that are not finite.
    var finite: Section {
      var section = self
      section.inset = UIEdgeInsets(
        top: inset.top.finiteOrZero, left: inset.left.finiteOrZero,
        bottom: inset.bottom.finiteOrZero, right: inset.right.finiteOrZero)
      section.lineSpacing = lineSpacing.finiteOrZero
      section.itemSpacing = itemSpacing.finiteOrZero
      section.header = header.positive
      section.footer = footer.positive
      return section
    }
  }

  /// A line of items, with its extent along the scroll axis.
  private struct Line {
    var start: CGFloat
    var end: CGFloat
    var items: Range<Int>
  }

  private struct PlacedSection {
    var start: CGFloat = 0
    var end: CGFloat = 0
    var header: CGRect?
    var footer: CGRect?
    var lines: [Line] = []
    var frames: [CGRect] = []
  }

  private var sections: [PlacedSection] = []
  private let isVertical: Bool
  private let breadth: CGFloat
  /// The length of all sections along the scroll axis, in points.
  private(set) var length: CGFloat = 0
  /// Whether an item is longer than its line.
  private(set) var hasOversizedItem = false

  init(sections: [Section] = [], breadth: CGFloat = 0, isVertical: Bool = true) {
    self.isVertical = isVertical
    self.breadth = breadth
    for section in sections { place(section.finite) }
  }

  func frame(of element: ListElement) -> CGRect? {
    guard sections.indices.contains(element.section) else { return nil }
    let section = sections[element.section]
    switch element {
    case .header: return section.header
    case .footer: return section.footer
    case .row(let indexPath):
      return section.frames.indices.contains(indexPath.item) ? section.frames[indexPath.item] : nil
    }
  }

  func end(ofSection section: Int) -> CGFloat? {
    sections.indices.contains(section) ? sections[section].end : nil
  }

  /// Returns the elements that intersect a rectangle, in order.
  func elements(in rect: CGRect) -> [ListElement] {
    let rect = rect.finite
    let start = isVertical ? rect.minY : rect.minX
    let end = isVertical ? rect.maxY : rect.maxX
    var found: [ListElement] = []
    for (index, section) in sections.enumerated() where section.end > start && section.start < end {
      if section.header?.intersects(rect) == true { found.append(.header(index)) }
      let first = firstLine(of: section.lines, endingAfter: start)
      for line in section.lines[first...] {
        if line.start >= end { break }
        for item in line.items where section.frames[item].intersects(rect) {
          found.append(.row(IndexPath(item: item, section: index)))
        }
      }
      if section.footer?.intersects(rect) == true { found.append(.footer(index)) }
    }
    return found
  }

  private func firstLine(of lines: [Line], endingAfter start: CGFloat) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].end > start { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func place(_ section: Section) {
    var placed = PlacedSection()
    placed.start = length
    var position = length
    let headerLength = isVertical ? section.header.height : section.header.width
    if headerLength > 0 {
      placed.header = rect(along: 0, across: position, breadth, headerLength)
      position += headerLength
    }
    if !section.sizes.isEmpty {
      position += isVertical ? section.inset.top : section.inset.left
      position = placeLines(of: section, from: position, in: &placed)
      position += isVertical ? section.inset.bottom : section.inset.right
    }
    let footerLength = isVertical ? section.footer.height : section.footer.width
    if footerLength > 0 {
      placed.footer = rect(along: 0, across: position, breadth, footerLength)
      position += footerLength
    }
    placed.end = position
    length = position
    sections.append(placed)
  }

  /// Places the lines of a section and returns the end of the last one.
  private mutating func placeLines(
    of section: Section, from start: CGFloat, in placed: inout PlacedSection
  ) -> CGFloat {
    let before = isVertical ? section.inset.left : section.inset.top
    let after = isVertical ? section.inset.right : section.inset.bottom
    let room = max(0, breadth - before - after)
    let lengths = section.sizes.map { isVertical ? $0.width : $0.height }
    let isUniform = lengths.allSatisfy { $0 == lengths[0] }
    var position = start
    var gapOfFullLine: CGFloat?
    var first = 0
    while first < lengths.count {
      let next = endOfLine(from: first, lengths, room, section.itemSpacing)
      let used = lengths[first..<next].reduce(0, +)
      if used > room { hasOversizedItem = true }
      let isLast = next == lengths.count
      var gap = section.itemSpacing
      var along = before
      if !isLast {
        // A full line is justified. A single item in it is centred.
        if next - first > 1 {
          gap = (room - used) / CGFloat(next - first - 1)
          gapOfFullLine = gap
        } else {
          along += max(0, (room - used) / 2)
        }
      } else if isUniform, let gapOfFullLine {
        gap = gapOfFullLine
      }
      let height = section.sizes[first..<next].reduce(0) {
        max($0, isVertical ? $1.height : $1.width)
      }
      for item in first..<next {
        let size = section.sizes[item]
        let extent = isVertical ? size.height : size.width
        placed.frames.append(
          rect(
            along: along.rounded(), across: position + ((height - extent) / 2).rounded(),
            lengths[item], extent))
        along += lengths[item] + gap
      }
      placed.lines.append(Line(start: position, end: position + height, items: first..<next))
      position += height + section.lineSpacing
      first = next
    }
    return position - section.lineSpacing
  }

  private func endOfLine(
    from first: Int, _ lengths: [CGFloat], _ room: CGFloat, _ spacing: CGFloat
  ) -> Int {
    var end = first + 1
    var used = lengths[first]
    while end < lengths.count, used + spacing + lengths[end] <= room {
      used += spacing + lengths[end]
      end += 1
    }
    return end
  }

  private func rect(
    along: CGFloat, across: CGFloat, _ length: CGFloat, _ thickness: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: along, y: across, width: length, height: thickness)
      : CGRect(x: across, y: along, width: thickness, height: length)
  }
}
