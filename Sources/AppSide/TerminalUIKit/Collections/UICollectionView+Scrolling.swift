import Foundation

extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let counts = itemCounts
    guard counts.contain(indexPath) else {
      let count = counts.size(of: indexPath.section)
      return ListMisuse.scrolledOutOfRange(.collection, indexPath, count: count).report()
    }
    // Items on the way that nobody has looked at may turn out bigger or smaller than was thought.
    scroll(to: { [weak self] in self?.offset(of: indexPath, position) }, animated: animated)
  }

  /// Where to scroll to; nowhere for an item that is not there any more.
  private func offset(of indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint {
    prepareLayout()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      return clamped(contentOffset)
    }
    // What can be seen of the content when it is not moved at all.
    let visible = uncoveredRect(at: .zero)
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
