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
    guard let swipe = swipe(at: indexPath, of: cell, edge) else { return false }
    swipes.begin(swipe)
    return true
  }

  /// Shows the buttons at the end of a row, as a swipe does; a row may have none.
  func showTrailingActions(of cell: UICollectionViewListCell) {
    guard let indexPath = indexPath(for: cell),
      let swipe = swipe(at: indexPath, of: cell, .trailing)
    else { return }
    swipes.show(swipe)
  }

  /// What follows swipes, made when it is first needed.
  private var swipes: SwipeController {
    let swipes = collection.swipes ?? SwipeController()
    collection.swipes = swipes
    return swipes
  }

  private func swipe(
    at indexPath: IndexPath, of cell: any SwipeableCell, _ edge: RowSwipe.Edge
  ) -> RowSwipe? {
    guard let found = collectionViewLayout.swipeActions(at: indexPath, edge), !found.actions.isEmpty
    else { return nil }
    return RowSwipe(cell: cell, indexPath: indexPath, edge: edge, configuration: found)
  }
}
