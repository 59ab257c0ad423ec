import Foundation

extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let counts = itemCounts
    guard counts.contain(indexPath) else {
      let count = counts.size(of: indexPath.section)
      return ListMisuse.scrolledOutOfRange(.collection, indexPath, count: count).report()
    }
    // The offset is computed repeatedly because items on the way may turn out larger or smaller
    // than estimated.
    scroll(to: { [weak self] in self?.offset(of: indexPath, position) }, animated: animated)
  }

  /// Returns the offset for an item, or the current offset if the item no longer exists.
  private func offset(of indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint {
    prepareLayout()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      return clamped(contentOffset)
    }
    // The visible area at a content offset of zero.
    let visible = unobscuredRect(at: .zero)
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - visible.minY
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - visible.midY
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - visible.maxY
    }
    if position.contains(.left) {
      offset.x = frame.minX - visible.minX
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - visible.midX
    } else if position.contains(.right) {
      offset.x = frame.maxX - visible.maxX
    }
    return clamped(offset)
  }
}
