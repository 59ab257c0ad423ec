import Foundation

/// A finger on an item.
extension UICollectionView {
  /// Returns whether the touch is the collection's.
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, touch.isPrimary else { return false }
    if collection.swipes?.open != nil {
      // As in UIKit, a tap anywhere puts the buttons of a swipe away, and does nothing else.
      collection.swipes?.close()
      return true
    }
    guard collection.highlighted == nil, let indexPath = item(under: touch) else { return false }
    return highlight(indexPath)
  }

  /// Returns whether the touch was the collection's.
  func endTouch() -> Bool {
    guard let indexPath = collection.highlighted else { return false }
    if collection.isHeaderPressed {
      unhighlight()
      (cell(at: indexPath) as? UICollectionViewListCell)?.toggleOutline()
      return true
    }
    // UIKit's order: the mark goes last.
    selectByUser(indexPath)
    unhighlight()
    return true
  }

  /// The item whose cell a touch began in.
  private func item(under touch: UITouch) -> IndexPath? {
    var next = touch.view
    while let view = next, view !== self {
      if let cell = view as? UICollectionViewCell { return indexPath(for: cell) }
      next = view.superview
    }
    return nil
  }

  /// Returns whether the item under a finger has buttons in the direction in which it moves.
  func beginItemSwipe(_ touch: UITouch, translation: CGPoint) -> Bool {
    guard abs(translation.x) > abs(translation.y), !isEditing, let indexPath = item(under: touch),
      let cell = cell(at: indexPath) as? any SwipeableCell
    else { return false }
    collection.swipes?.close()
    let edge = RowSwipe.Edge(translation: translation, isRightToLeft: isRightToLeft)
    guard let found = collectionViewLayout.swipeActions(at: indexPath, edge), !found.actions.isEmpty
    else { return false }
    let swipes = collection.swipes ?? SwipeController()
    collection.swipes = swipes
    swipes.begin(RowSwipe(cell: cell, indexPath: indexPath, edge: edge, configuration: found))
    return true
  }
}
