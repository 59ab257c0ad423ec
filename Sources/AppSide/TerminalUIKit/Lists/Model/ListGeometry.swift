import Foundation

/// The vertical positions of a list's sections, headers, rows and footers, in points.
///
/// Row heights may be estimates at first. `setRowHeight(_:at:)` corrects them, which moves
/// everything below.
struct ListGeometry {
  struct Section {
    /// The space above the header.
    var topMargin: CGFloat = 0
    var header: CGFloat = 0
    var rows = OffsetIndex()
    var footer: CGFloat = 0
    /// The space below the footer.
    var bottomMargin: CGFloat = 0

    var length: CGFloat { topMargin + header + rows.total + footer + bottomMargin }
  }

  /// The height of the content above the first section.
  var top: CGFloat = 0
  /// The height of the content below the last section.
  var bottom: CGFloat = 0

  private(set) var sections: [Section]
  private var places: OffsetIndex

  init(sections: [Section] = []) {
    self.sections = sections
    places = OffsetIndex(sections.map(\.length))
  }

  /// The number of rows of each section.
  var counts: [Int] { sections.map(\.rows.count) }

  var totalLength: CGFloat { top + places.total + bottom }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath.section)
      && indexPath.item >= 0 && indexPath.item < sections[indexPath.section].rows.count
  }

  /// Returns the span of an element, or `nil` if there is no such element.
  func span(of element: ListElement) -> VerticalSpan? {
    guard sections.indices.contains(element.section) else { return nil }
    let section = sections[element.section]
    let start = top + places.offset(of: element.section) + section.topMargin
    switch element {
    case .header: return VerticalSpan(start: start, length: section.header)
    case .footer:
      return VerticalSpan(
        start: start + section.header + section.rows.total, length: section.footer)
    case .row(let indexPath):
      guard contains(indexPath) else { return nil }
      return VerticalSpan(
        start: start + section.header + section.rows.offset(of: indexPath.item),
        length: section.rows.lengths[indexPath.item])
    }
  }

  /// Returns the span of a section including its margins, or `nil` if there is no such section.
  func span(ofSection index: Int) -> VerticalSpan? {
    guard sections.indices.contains(index) else { return nil }
    return VerticalSpan(start: top + places.offset(of: index), length: sections[index].length)
  }

  /// Sets the height of a row.
  ///
  /// - Returns: The increase of the height.
  @discardableResult
  mutating func setRowHeight(_ height: CGFloat, at indexPath: IndexPath) -> CGFloat {
    guard contains(indexPath) else { return 0 }
    let old = sections[indexPath.section].rows.lengths[indexPath.item]
    guard old != height else { return 0 }
    change(indexPath.section) { $0.rows.setLength(height, at: indexPath.item) }
    return height - old
  }

  mutating func setHeaderHeight(_ height: CGFloat, at section: Int) {
    guard sections.indices.contains(section) else { return }
    change(section) { $0.header = height }
  }

  mutating func setFooterHeight(_ height: CGFloat, at section: Int) {
    guard sections.indices.contains(section) else { return }
    change(section) { $0.footer = height }
  }

  /// Returns the row at a position, or `nil` if there isn't one.
  func row(at y: CGFloat) -> IndexPath? {
    let y = y - top
    guard y >= 0, y < places.total, let index = places.index(at: y) else { return nil }
    let section = sections[index]
    let inRows = y - places.offset(of: index) - section.topMargin - section.header
    guard inRows >= 0, inRows < section.rows.total, let row = section.rows.index(at: inRows) else {
      return nil
    }
    return IndexPath(item: row, section: index)
  }

  /// Returns the elements that intersect a range, from top to bottom, except those of zero height.
  func elements(from start: CGFloat, to end: CGFloat) -> [ListElement] {
    var found: [ListElement] = []
    guard end > start, var index = places.index(at: start - top) else { return [] }
    while index < sections.count, top + places.offset(of: index) < end {
      appendElements(ofSection: index, from: start, to: end, to: &found)
      index += 1
    }
    return found
  }

  private func appendElements(
    ofSection index: Int, from start: CGFloat, to end: CGFloat, to found: inout [ListElement]
  ) {
    let section = sections[index]
    var y = top + places.offset(of: index) + section.topMargin
    func isInside(_ length: CGFloat) -> Bool { length > 0 && y < end && y + length > start }
    if isInside(section.header) { found.append(.header(index)) }
    y += section.header
    if isInside(section.rows.total), var row = section.rows.index(at: start - y) {
      while row < section.rows.count, y + section.rows.offset(of: row) < end {
        if section.rows.lengths[row] > 0 {
          found.append(.row(IndexPath(item: row, section: index)))
        }
        row += 1
      }
    }
    y += section.rows.total
    if isInside(section.footer) { found.append(.footer(index)) }
  }

  private mutating func change(_ index: Int, _ body: (inout Section) -> Void) {
    body(&sections[index])
    places.setLength(sections[index].length, at: index)
  }
}
