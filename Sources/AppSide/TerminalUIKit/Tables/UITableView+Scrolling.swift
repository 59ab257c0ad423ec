import Foundation

extension UITableView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    // UIKit takes a path without a row for the top of its section.
    let isSection = indexPath.count == 2 && indexPath.row == NSNotFound
    guard
      isSection
        ? geometry.sections.indices.contains(indexPath.section) : geometry.contains(indexPath)
    else {
      let counts = geometry.counts
      let count = counts.indices.contains(indexPath.section) ? counts[indexPath.section] : nil
      return ListMisuse.scrolledOutOfRange(.table, indexPath, count: count).report()
    }
    var target = offset(of: indexPath, position)
    if !animated {
      // Rows on the way that nobody has looked at may turn out higher or lower than was thought.
      for _ in 0..<Self.mostCorrections {
        setContentOffset(target, animated: false)
        if table.isTiled { tile() }
        let corrected = offset(of: indexPath, position)
        if corrected == target { break }
        target = corrected
      }
    } else if target != contentOffset {
      setContentOffset(target, animated: true)
    }
  }

  private func offset(of indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint {
    var rect =
      indexPath.row == NSNotFound
      ? rect(forSection: indexPath.section) : rectForRow(at: indexPath)
    // A header that stays at the top would cover the row.
    let header = style == .plain ? rectForHeader(inSection: indexPath.section).height : 0
    let visible = uncoveredRect
    let current = contentOffset
    switch position {
    case .none:
      if rect.minY - header < visible.minY {
        rect.origin.y -= header
        rect.size.height += header
      }
      return CGPoint(
        x: current.x,
        y: offset(
          showing: CGRect(
            x: visible.minX, y: rect.minY, width: 0, height: rect.height)
        ).y)
    case .top:
      let top = indexPath.row == NSNotFound ? rect.minY : rect.minY - header
      return clamped(CGPoint(x: current.x, y: current.y + top - visible.minY))
    case .middle: return clamped(CGPoint(x: current.x, y: current.y + rect.midY - visible.midY))
    case .bottom: return clamped(CGPoint(x: current.x, y: current.y + rect.maxY - visible.maxY))
    }
  }

  private static let mostCorrections = 8
}
