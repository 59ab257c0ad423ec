import Foundation

/// The reordering of rows by the user in editing mode.
extension UITableView {
  func canMove(_ indexPath: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
  }

  /// Moves a row along with the finger on its reorder control, and drops it when the finger lifts.
  func reorder(_ cell: UITableViewCell, following pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard table.movement == nil else { return }
      bringSubviewToFront(cell)
      cell.setHighlighted(true, animated: true)
      let start = pan.location(in: self).y - pan.translation(in: self).y
      table.movement = CellDrag(of: cell, in: self, from: CGPoint(x: cell.center.x, y: start))
      follow(cell, pan)
    case .changed: follow(cell, pan)
    case .ended:
      follow(cell, pan)
      drop(cell)
    case .cancelled: if table.movement?.cell === cell { cancelMove() }
    case .possible, .failed: break
    }
  }

  /// Moves a row for the user, with the delegate's and the data source's consent.
  func moveByUser(_ source: IndexPath, to proposed: IndexPath) {
    guard source != proposed else { return }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    guard source != target else { return }
    dataSource?.tableView(self, moveRowAt: source, to: target)
    guard !table.lacksMove else { return }
    // A data source with snapshots has already shown the move by applying one, if it accepted the
    // move.
    if !(dataSource is any SnapshotDataSource) { moveRow(at: source, to: target) }
  }

  /// Notes that the data source doesn't implement `tableView(_:moveRowAt:to:)`, which only a call of
  /// it shows, and removes the reorder controls.
  func noteMissingMove() {
    guard !table.lacksMove else { return }
    table.lacksMove = true
    for (indexPath, cell) in table.cells { prepareForEditing(cell, at: indexPath) }
    setNeedsLayout()
  }

  /// Returns the dragged row to its original position.
  func cancelMove() {
    guard let movement = table.movement else { return }
    table.movement = nil
    movement.end()
    movement.cell.setHighlighted(false, animated: true)
    setNeedsLayout()
  }

  private func follow(_ cell: UITableViewCell, _ pan: UIPanGestureRecognizer) {
    guard let movement = table.movement, movement.cell === cell else { return }
    movement.move(to: CGPoint(x: movement.target.x, y: pan.location(in: self).y))
  }

  private func drop(_ cell: UITableViewCell) {
    guard let movement = table.movement, movement.cell === cell else { return }
    cancelMove()
    guard let source = indexPath(for: cell) else { return }
    let middle = CGPoint(x: storedBounds.midX, y: movement.target.y)
    guard let target = indexPathForRow(at: middle) ?? edgeRow(beyond: middle.y) else { return }
    moveByUser(source, to: target)
  }

  /// Returns the first row for a position above all rows, or the last one for a position below.
  private func edgeRow(beyond y: CGFloat) -> IndexPath? {
    let sections = (0..<numberOfSections).filter { numberOfRows(inSection: $0) > 0 }
    guard let first = sections.first, let last = sections.last else { return nil }
    if y < rectForRow(at: IndexPath(row: 0, section: first)).minY {
      return IndexPath(row: 0, section: first)
    }
    let end = IndexPath(row: numberOfRows(inSection: last) - 1, section: last)
    return y >= rectForRow(at: end).maxY ? end : nil
  }
}
