import Foundation

/// Reordering of items by the user.
extension UICollectionView {
  /// Moves a row vertically with the finger on its reorder control.
  func reorder(_ cell: UICollectionViewCell, following pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard let indexPath = indexPath(for: cell) else { return }
      // Only the vertical movement counts, because the target is the row under the finger.
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
    guard let movement = cancelMove(), let source = indexPath(for: movement.cell),
      let target = item(at: movement.target) ?? nearestItem(to: movement.target)
    else { return }
    moveByUser(source, to: target)
  }

  /// Moves the dragged item back to its original position.
  func cancelMove() -> CellDrag<UICollectionViewCell>? {
    guard let movement = collection.movement else { return nil }
    collection.movement = nil
    movement.end()
    movement.cell.isReordering = false
    setNeedsLayout()
    return movement
  }

  /// Moves an item as the delegate and the data source allow.
  private func moveByUser(_ source: IndexPath, to proposed: IndexPath) {
    guard source != proposed else { return }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
        atCurrentIndexPath: source, toProposedIndexPath: proposed) ?? proposed
    guard source != target else { return }
    dataSource?.collectionView(self, moveItemAt: source, to: target)
    guard !collection.lacksMove else { return }
    guard let reordering = dataSource as? any ReorderingDataSource else {
      return moveItem(at: source, to: target)
    }
    reordering.finishReordering { updates in self.update { $0 = updates } }
  }

  /// Returns the nearest visible item to a point between or beyond the items.
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

/// A data source that derives the updates of a moved item itself.
@MainActor
protocol ReorderingDataSource: UICollectionViewDataSource {
  /// Completes the move that `collectionView(_:moveItemAt:to:)` began.
  ///
  /// - Parameter show: The closure that shows the updates, which isn't called if nothing has moved.
  func finishReordering(_ show: (ListUpdates) -> Void)
}
