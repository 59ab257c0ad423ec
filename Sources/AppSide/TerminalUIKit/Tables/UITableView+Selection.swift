import Foundation

/// The selection of rows by the user and the app.
extension UITableView {
  /// Whether the user can currently select rows.
  var canSelect: Bool { table.isEditing ? allowsSelectionNow : allowsSelection }

  private var allowsSelectionNow: Bool {
    allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether several rows can currently be selected.
  var currentlyAllowsMultipleSelection: Bool {
    table.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether editing mode shows circles that are filled for selected rows.
  var showsSelectionCircles: Bool { table.isEditing && allowsMultipleSelectionDuringEditing }

  // MARK: Selection by the user

  /// Highlights a row.
  ///
  /// - Returns: Whether the delegate allowed it.
  func highlight(_ indexPath: IndexPath) -> Bool {
    guard canSelect, geometry.contains(indexPath) else { return false }
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return false }
    table.highlighted = indexPath
    table.cells[indexPath]?.setHighlighted(true, animated: false)
    TreeChange.note()
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    return true
  }

  /// Unhighlights the highlighted row.
  func unhighlight() {
    guard let indexPath = table.highlighted else { return }
    table.highlighted = nil
    table.cells[indexPath]?.setHighlighted(false, animated: false)
    TreeChange.note()
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  /// Selects a row for the user, with calls to the delegate in UIKit's order.
  func selectByUser(_ indexPath: IndexPath) {
    guard canSelect, geometry.contains(indexPath) else { return }
    if currentlyAllowsMultipleSelection, table.selection.contains(indexPath) {
      return deselectByUser(indexPath)
    }
    guard let target = willSelect(indexPath), geometry.contains(target) else { return }
    if !currentlyAllowsMultipleSelection {
      for other in table.selection.indexPaths where other != target { deselectByUser(other) }
    }
    setSelected(true, target, animated: false)
    postSelectionChange()
    delegate?.tableView(self, didSelectRowAt: target)
  }

  private func willSelect(_ indexPath: IndexPath) -> IndexPath? {
    guard let delegate else { return indexPath }
    return delegate.tableView(self, willSelectRowAt: indexPath)
  }

  private func deselectByUser(_ indexPath: IndexPath) {
    var target: IndexPath? = indexPath
    if let delegate { target = delegate.tableView(self, willDeselectRowAt: indexPath) }
    guard let target, table.selection.contains(target) else { return }
    setSelected(false, target, animated: false)
    if currentlyAllowsMultipleSelection { postSelectionChange() }
    delegate?.tableView(self, didDeselectRowAt: target)
  }

  private func postSelectionChange() {
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: self)
  }

  // MARK: Selection by the app

  func selectByApp(
    _ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for other in table.selection.indexPaths { setSelected(false, other, animated: animated) }
      return
    }
    guard geometry.contains(indexPath) else {
      let count = geometry.counts.size(of: indexPath.section)
      return ListMisuse.selectedOutOfRange(.table, indexPath, count: count).report()
    }
    if !currentlyAllowsMultipleSelection {
      for other in table.selection.indexPaths where other != indexPath {
        setSelected(false, other, animated: animated)
      }
    }
    setSelected(true, indexPath, animated: animated)
    if scrollPosition != .none { scroll(to: indexPath, scrollPosition, animated: animated) }
  }

  func setSelected(_ isSelected: Bool, _ indexPath: IndexPath, animated: Bool) {
    guard table.selection.contains(indexPath) != isSelected else { return }
    if isSelected { table.selection.insert(indexPath) } else { table.selection.remove(indexPath) }
    guard let cell = table.cells[indexPath] else { return }
    cell.setSelected(isSelected, animated: animated)
    if showsSelectionCircles { cell.updateAccessories() }
    TreeChange.note()
  }

  /// Deselects rows that the new rules don't permit, as in UIKit.
  func selectionRulesDidChange() {
    if !allowsSelection, !table.isEditing {
      for indexPath in table.selection.indexPaths {
        setSelected(false, indexPath, animated: false)
      }
      unhighlight()
    } else if !currentlyAllowsMultipleSelection {
      for indexPath in table.selection.indexPaths.dropLast() {
        setSelected(false, indexPath, animated: false)
      }
    }
  }

  func scrollToSelection(_ scrollPosition: ScrollPosition, animated: Bool) {
    let middle = unobscuredRect.midY
    let nearest = table.selection.indexPaths.min { one, other in
      abs(rectForRow(at: one).midY - middle) < abs(rectForRow(at: other).midY - middle)
    }
    if let nearest { scroll(to: nearest, scrollPosition, animated: animated) }
  }
}
