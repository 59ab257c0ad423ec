import Foundation

extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let counts = itemCounts
    guard counts.contain(indexPath) else {
      let count = counts.indices.contains(indexPath.section) ? counts[indexPath.section] : nil
      return ListMisuse.scrolledOutOfRange(.collection, indexPath, count: count).report()
    }
    guard var target = offset(of: indexPath, position) else { return }
    if animated {
      if target != contentOffset { setContentOffset(target, animated: true) }
      return
    }
    // Items on the way that nobody has looked at may turn out bigger or smaller than was thought.
    for _ in 0..<Self.mostCorrections {
      setContentOffset(target, animated: false)
      if collection.isTiled { tile() }
      guard let corrected = offset(of: indexPath, position), corrected != target else { return }
      target = corrected
    }
  }

  private func offset(of indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    prepareLayout()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return nil }
    let visible = uncoveredRect
    var offset = contentOffset
    if position.contains(.top) {
      offset.y += frame.minY - visible.minY
    } else if position.contains(.centeredVertically) {
      offset.y += frame.midY - visible.midY
    } else if position.contains(.bottom) {
      offset.y += frame.maxY - visible.maxY
    }
    if position.contains(.left) {
      offset.x += frame.minX - visible.minX
    } else if position.contains(.centeredHorizontally) {
      offset.x += frame.midX - visible.midX
    } else if position.contains(.right) {
      offset.x += frame.maxX - visible.maxX
    }
    return clamped(offset)
  }

  private static let mostCorrections = 8
}
