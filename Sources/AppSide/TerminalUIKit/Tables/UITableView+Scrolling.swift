import Foundation

extension UITableView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    // As in UIKit, an index path with the row `NSNotFound` means the top of its section.
    let isSection = indexPath.count == 2 && indexPath.row == NSNotFound
    guard
      isSection
        ? geometry.sections.indices.contains(indexPath.section) : geometry.contains(indexPath)
    else {
      let count = geometry.counts.size(of: indexPath.section)
      return ListMisuse.scrolledOutOfRange(.table, indexPath, count: count).report()
    }
    let position = position == .none ? nearestPosition(of: indexPath) : position
    // The heights of rows on the way may be estimates, so the target can move.
    scroll(to: { [weak self] in self?.offset(of: indexPath, position) }, animated: animated)
  }

  /// Returns the nearest scroll position that makes a row visible, or `.none` if it is visible.
  private func nearestPosition(of indexPath: IndexPath) -> ScrollPosition {
    guard let area = area(of: indexPath) else { return .none }
    let visible = unobscuredRect
    if area.top < visible.minY || area.bottom - area.top > visible.height { return .top }
    return area.bottom > visible.maxY ? .bottom : .none
  }

  /// Returns the offset that scrolls to a row, or the current one if the row no longer exists.
  private func offset(of indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint {
    guard let area = area(of: indexPath) else { return clamped(contentOffset) }
    // The visible area at an offset of zero.
    let visible = unobscuredRect(at: .zero)
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
    // A pinned header would cover the row.
    let isPinned = style == .plain && !isSection
    let header = isPinned ? rectForHeader(inSection: indexPath.section).height : 0
    return (span.start - header, span.start + span.length / 2, span.end)
  }
}
