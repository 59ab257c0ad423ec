import Foundation

extension UITableView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    // UIKit takes a path without a row for the top of its section.
    let isSection = indexPath.count == 2 && indexPath.row == NSNotFound
    guard
      isSection
        ? geometry.sections.indices.contains(indexPath.section) : geometry.contains(indexPath)
    else {
      let count = geometry.counts.size(of: indexPath.section)
      return ListMisuse.scrolledOutOfRange(.table, indexPath, count: count).report()
    }
    let position = position == .none ? nearestPosition(of: indexPath) : position
    // Rows on the way that nobody has looked at may turn out higher or lower than was thought.
    scroll(to: { [weak self] in self?.offset(of: indexPath, position) }, animated: animated)
  }

  /// The side at which a row comes on show first; none for one that is on show.
  private func nearestPosition(of indexPath: IndexPath) -> ScrollPosition {
    guard let area = area(of: indexPath) else { return .none }
    let visible = uncoveredRect
    if area.top < visible.minY || area.bottom - area.top > visible.height { return .top }
    return area.bottom > visible.maxY ? .bottom : .none
  }

  /// Where to scroll to; nowhere for a row that is not there any more.
  private func offset(of indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint {
    guard let area = area(of: indexPath) else { return clamped(contentOffset) }
    // What can be seen of the content when it is not moved at all.
    let visible = uncoveredRect(at: .zero)
    var offset = contentOffset
    switch position {
    case .none: return offset
    case .top: offset.y = area.top - visible.minY
    case .middle: offset.y = area.middle - visible.midY
    case .bottom: offset.y = area.bottom - visible.maxY
    }
    return clamped(offset)
  }

  private func area(of indexPath: IndexPath) -> (top: CGFloat, middle: CGFloat, bottom: CGFloat)? {
    let isSection = indexPath.row == NSNotFound
    let span =
      isSection
      ? geometry.span(ofSection: indexPath.section) : geometry.span(of: .row(indexPath))
    guard let span else { return nil }
    // A header that stays at the top would cover the row.
    let isPinned = style == .plain && !isSection
    let header = isPinned ? rectForHeader(inSection: indexPath.section).height : 0
    return (span.start - header, span.start + span.length / 2, span.end)
  }
}
