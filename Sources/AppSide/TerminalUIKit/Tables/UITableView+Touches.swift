import Foundation

/// A finger on a row.
extension UITableView {
  /// Returns whether the touch is the table's.
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, touch.isPrimary else { return false }
    if table.swipes?.open != nil {
      // As in UIKit, a tap anywhere puts the buttons of a swipe away, and does nothing else.
      closeSwipe()
      return true
    }
    guard table.highlighted == nil, let indexPath = row(under: touch) else { return false }
    return highlight(indexPath)
  }

  /// Returns whether the touch was the table's.
  func endTouch() -> Bool {
    guard let indexPath = table.highlighted else { return false }
    unhighlight()
    selectByUser(indexPath)
    return true
  }

  /// The row whose cell a touch began in.
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
