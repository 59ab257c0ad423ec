import Foundation

/// The swipes over rows.
extension UITableView {
  /// The controller of swipe actions, created on first access.
  var swipes: SwipeController {
    if let swipes = table.swipes { return swipes }
    let swipes = SwipeController()
    swipes.willOpen = { [weak self] indexPath in
      guard let self else { return }
      self.delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    }
    swipes.didClose = { [weak self] swipe in
      guard let self else { return }
      let cell = swipe.cell as? UITableViewCell
      self.delegate?.tableView(
        self, didEndEditingRowAt: cell.flatMap { self.indexPath(for: $0) } ?? swipe.indexPath)
    }
    table.swipes = swipes
    return swipes
  }

  /// Hides the swipe action buttons.
  func closeSwipe() { table.swipes?.close() }

  /// Starts a swipe if the row under the finger has actions in its direction, and returns whether
  /// it has.
  func beginRowSwipe(_ touch: UITouch, translation: CGPoint) -> Bool {
    guard abs(translation.x) > abs(translation.y), !table.isEditing,
      let indexPath = row(under: touch), let cell = cellForRow(at: indexPath)
    else { return false }
    closeSwipe()
    let edge = RowSwipe.Edge(translation: translation, isRightToLeft: isRightToLeft)
    let found =
      edge == .leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      : trailingConfiguration(for: indexPath)
    guard let found, !found.actions.isEmpty else { return false }
    swipes.begin(RowSwipe(cell: cell, indexPath: indexPath, edge: edge, configuration: found))
    return true
  }

  private func trailingConfiguration(for indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) {
      return own
    }
    guard canEdit(indexPath), editingStyle(at: indexPath) == .delete else { return nil }
    return deleteConfiguration(for: indexPath)
  }
}
