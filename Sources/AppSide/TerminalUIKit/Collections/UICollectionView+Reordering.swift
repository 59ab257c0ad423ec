import Foundation

/// Items that the user puts into other places.
extension UICollectionView {
  /// Follows a finger on the grip of a row: the row goes up and down with it.
  func reorder(_ cell: UICollectionViewCell, following pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard let indexPath = indexPath(for: cell) else { return }
      // What counts is the row under the finger, wherever in its own row it began.
      let began = beginMovement(at: indexPath) {
        CGPoint(x: $0.center.x, y: pan.location(in: self).y - pan.translation(in: self).y)
      }
      if began { follow(cell, pan) }
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
    beginMovement(at: indexPath) { $0.center }
  }

  private func beginMovement(
    at indexPath: IndexPath, from finger: (UICollectionViewCell) -> CGPoint
  ) -> Bool {
    guard collection.movement == nil, let cell = cell(at: indexPath),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    collection.swipes?.close()
    bringSubviewToFront(cell)
    cell.isReordering = true
    collection.movement = CellDrag(of: cell, in: self, from: finger(cell))
    return true
  }

  func endMovement() {
    guard let movement = putBack(), let source = indexPath(for: movement.cell),
      let target = item(at: movement.target) ?? nearestItem(to: movement.target)
    else { return }
    moveByUser(source, to: target)
  }

  /// Puts the item that is being moved back to where it was.
  func putBack() -> CellDrag<UICollectionViewCell>? {
    guard let movement = collection.movement else { return nil }
    collection.movement = nil
    movement.end()
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
    movement.move(to: CGPoint(x: movement.target.x, y: pan.location(in: self).y))
  }
}

/// A data source that works out by itself what changes when an item is moved.
@MainActor
protocol ReorderingDataSource: UICollectionViewDataSource {
  /// Ends what `collectionView(_:moveItemAt:to:)` began.
  ///
  /// - Parameter show: Shows the updates; not called where nothing has moved.
  func finishReordering(_ show: (ListUpdates) -> Void)
}
