import Foundation

/// The editing mode, with its controls and the delete button.
extension UITableView {
  func changeEditing(_ editing: Bool, animated: Bool) {
    guard editing != table.isEditing else { return }
    closeSwipe()
    // A selection made in editing mode ends with the mode.
    if !editing, allowsMultipleSelectionDuringEditing {
      for indexPath in table.selection.indexPaths {
        setSelected(false, indexPath, animated: animated)
      }
    }
    table.isEditing = editing
    selectionRulesDidChange()
    for (indexPath, cell) in table.cells {
      prepareForEditing(cell, at: indexPath)
      table.unmeasured.insert(indexPath)
    }
    TreeChange.note()
    setNeedsLayout()
  }

  func prepareForEditing(_ cell: UITableViewCell, at indexPath: IndexPath) {
    let isEditable = table.isEditing && canEdit(indexPath)
    let style = isEditable ? editingStyle(at: indexPath) : .none
    if cell.editingStyle != style { cell.editingStyle = style }
    cell.isMovable = table.isEditing && canMove(indexPath)
    if cell.isEditing != table.isEditing { cell.setEditing(table.isEditing, animated: false) }
  }

  func canEdit(_ indexPath: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
  }

  func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  /// Asks the data source to delete or insert a row for the user.
  func commit(_ style: UITableViewCell.EditingStyle, for cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    dataSource?.tableView(self, commit: style, forRowAt: indexPath)
  }

  /// Shows the delete button of a row.
  func showDeleteConfirmation(for cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    swipes.show(
      RowSwipe(
        cell: cell, indexPath: indexPath, edge: .trailing,
        configuration: deleteConfiguration(for: indexPath)))
  }

  /// Returns a swipe actions configuration with the delete button of a row.
  func deleteConfiguration(for indexPath: IndexPath) -> UISwipeActionsConfiguration {
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      if let self, let cell = self.cellForRow(at: indexPath) { self.commit(.delete, for: cell) }
      completion(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = !table.isEditing
    return configuration
  }
}
