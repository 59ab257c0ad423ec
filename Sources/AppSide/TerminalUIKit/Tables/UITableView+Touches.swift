import Foundation

/// Touches on rows.
extension UITableView {
  /// Handles the beginning of a touch and returns whether the table handled it.
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, touch.isPrimary else { return false }
    if table.swipes?.open != nil {
      // As in UIKit, a tap anywhere hides the swipe action buttons and has no other effect.
      closeSwipe()
      return true
    }
    guard table.highlighted == nil, let indexPath = row(under: touch) else { return false }
    return highlight(indexPath)
  }

  /// Handles the end of a touch and returns whether the table handled it.
  func endTouch() -> Bool {
    guard let indexPath = table.highlighted else { return false }
    unhighlight()
    selectByUser(indexPath)
    return true
  }

  /// Returns the row whose cell contains the touched view.
  func row(under touch: UITouch) -> IndexPath? {
    var next = touch.view
    while let view = next, view !== self {
      if let cell = view as? UITableViewCell { return indexPath(for: cell) }
      next = view.superview
    }
    return nil
  }

  func accessoryButtonTapped(in cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }
}
