import Foundation

/// Editing: signs at the rows, and the button that deletes.
extension UITableView {
  func changeEditing(_ editing: Bool, animated: Bool) {
    guard editing != table.isEditing else { return }
    closeSwipe()
    // What was chosen for editing is chosen no more when that is over.
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

  /// Asks the data source to delete or to insert, because the user wants it.
  func commit(_ style: UITableViewCell.EditingStyle, for cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    dataSource?.tableView(self, commit: style, forRowAt: indexPath)
  }

  /// Shows the button that deletes a row.
  func showDeleteConfirmation(for cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    swipes.show(
      RowSwipe(
        cell: cell, indexPath: indexPath, edge: .trailing,
        configuration: deleteConfiguration(for: indexPath)))
  }

  /// The button that deletes a row, as a configuration.
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
