import Foundation

/// Items that the user puts into other places.
extension UICollectionView {
  /// Follows a finger on the grip of a row: the row goes up and down with it.
  func reorder(_ cell: UICollectionViewCell, following pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard let indexPath = indexPath(for: cell), beginMovement(at: indexPath) else { return }
      follow(cell, pan)
    case .changed: follow(cell, pan)
    case .ended:
      guard collection.movement?.cell === cell else { return }
      follow(cell, pan)
      endInteractiveMovement()
    case .cancelled:
      if collection.movement?.cell === cell { cancelInteractiveMovement() }
    case .possible, .failed: break
    }
  }

  func beginMovement(at indexPath: IndexPath) -> Bool {
    guard collection.movement == nil, let cell = cell(at: indexPath),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    collection.swipes?.close()
    bringSubviewToFront(cell)
    cell.isReordering = true
    collection.movement = ItemMovement(cell: cell, start: cell.center, target: cell.center)
    return true
  }

  func updateMovement(to position: CGPoint) {
    guard let movement = collection.movement else { return }
    collection.movement?.target = position
    let way = position.offset(from: movement.start)
    movement.cell.transform = CGAffineTransform(translationX: way.x, y: way.y)
  }

  func endMovement() {
    guard let movement = putBack(), let source = indexPath(for: movement.cell),
      let target = item(at: movement.target) ?? nearestItem(to: movement.target)
    else { return }
    moveByUser(source, to: target)
  }

  /// Puts the item that is being moved back to where it was.
  func putBack() -> ItemMovement? {
    guard let movement = collection.movement else { return nil }
    collection.movement = nil
    movement.cell.transform = .identity
    movement.cell.isReordering = false
    setNeedsLayout()
    return movement
  }

  /// Puts an item into another place, as the delegate and the data source let the user do.
  private func moveByUser(_ source: IndexPath, to proposed: IndexPath) {
    guard source != proposed else { return }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
        atCurrentIndexPath: source, toProposedIndexPath: proposed) ?? proposed
    guard source != target else { return }
    dataSource?.collectionView(self, moveItemAt: source, to: target)
    guard let reordering = dataSource as? any ReorderingDataSource else {
      return moveItem(at: source, to: target)
    }
    reordering.finishReordering { updates in self.update { $0 = updates } }
  }

  /// A finger between the items, or beyond them, means the nearest one on show.
  private func nearestItem(to point: CGPoint) -> IndexPath? {
    func distance(to frame: CGRect) -> CGFloat {
      let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
      let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
      return x * x + y * y
    }
    let frames = indexPathsForVisibleItems.compactMap { indexPath in
      layoutAttributesForItem(at: indexPath).map { (indexPath, distance(to: $0.frame)) }
    }
    return frames.min { $0.1 < $1.1 }?.0
  }

  private func follow(_ cell: UICollectionViewCell, _ pan: UIPanGestureRecognizer) {
    guard let movement = collection.movement, movement.cell === cell else { return }
    let way = pan.translation(in: self).y
    updateMovement(to: CGPoint(x: movement.start.x, y: movement.start.y + way))
    // What counts is the row under the finger, wherever in its own row it began.
    collection.movement?.target.y = pan.location(in: self).y
  }
}

/// An item that is on its way to another place.
struct ItemMovement {
  let cell: UICollectionViewCell
  /// Where the middle of the cell was, in points of the content.
  let start: CGPoint
  var target: CGPoint
}

/// A data source that works out by itself what changes when an item is moved.
@MainActor
protocol ReorderingDataSource: UICollectionViewDataSource {
  /// Ends what `collectionView(_:moveItemAt:to:)` began.
  ///
  /// - Parameter show: Shows the updates; not called where nothing has moved.
  func finishReordering(_ show: (ListUpdates) -> Void)
}
