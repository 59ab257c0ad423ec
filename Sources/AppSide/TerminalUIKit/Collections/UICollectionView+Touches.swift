import Foundation

/// Touches of items.
extension UICollectionView {
  /// Handles the beginning of a touch and returns whether it belongs to the collection view.
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, touch.isPrimary else { return false }
    if collection.swipes?.open != nil {
      // As in UIKit, a tap anywhere hides swipe actions and has no other effect.
      collection.swipes?.close()
      return true
    }
    guard collection.highlighted == nil, let indexPath = item(under: touch) else { return false }
    return highlight(indexPath)
  }

  /// Handles the end of a touch and returns whether it belonged to the collection view.
  func endTouch() -> Bool {
    guard let indexPath = collection.highlighted else { return false }
    if collection.isHeaderPressed {
      unhighlight()
      (cell(at: indexPath) as? UICollectionViewListCell)?.toggleOutline()
      return true
    }
    // As in UIKit, the item is unhighlighted last.
    selectByUser(indexPath)
    unhighlight()
    return true
  }

  /// Returns the item whose cell contains the touch.
  private func item(under touch: UITouch) -> IndexPath? {
    var next = touch.view
    while let view = next, view !== self {
      if let cell = view as? UICollectionViewCell { return indexPath(for: cell) }
      next = view.superview
    }
    return nil
  }

  /// Starts a swipe and returns whether the item has actions for its direction.
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

  /// Shows the trailing swipe actions of a row, if it has any.
  func showTrailingActions(of cell: UICollectionViewListCell) {
    guard let indexPath = indexPath(for: cell),
      let swipe = swipe(at: indexPath, of: cell, .trailing)
    else { return }
    swipes.show(swipe)
  }

  /// The controller of swipes, created on demand.
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
