import Foundation

/// The keyboard focus on rows: arrow keys move it, Return and Space select.
extension UITableView {
  /// Called when the focus has moved to or away from the table.
  func focusMayHaveMoved() {
    if receivesFocusedKeys, table.focused.map({ !geometry.contains($0) }) ?? true {
      let start =
        table.selection.last ?? indexPathsForVisibleRows?.first ?? IndexPath(row: 0, section: 0)
      table.focused = geometry.contains(start) && canFocus(start) ? start : next(after: nil, by: 1)
    }
    updateFocusIndicators()
  }

  /// Handles the press of a key and returns whether the table handled it.
  func beginKey(_ key: UIKey) -> Bool {
    guard receivesFocusedKeys, key.modifierFlags.isEmpty else { return false }
    switch key.keyCode {
    case .keyboardDownArrow: return moveFocus(to: next(after: table.focused, by: 1))
    case .keyboardUpArrow: return moveFocus(to: next(after: table.focused, by: -1))
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      guard let focused = table.focused else { return false }
      return highlight(focused)
    default: return false
    }
  }

  /// Handles the release of a key and returns whether the table handled it.
  func endKey(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keyboardSpacebar else {
      return false
    }
    return endTouch()
  }

  private func moveFocus(to indexPath: IndexPath?) -> Bool {
    guard let indexPath else { return false }
    table.focused = indexPath
    scroll(to: indexPath, .none, animated: false)
    updateFocusIndicators()
    if selectionFollowsFocus, !table.selection.contains(indexPath) { selectByUser(indexPath) }
    return true
  }

  /// Returns the next focusable row, or the first one if there is no current row.
  private func next(after indexPath: IndexPath?, by step: Int) -> IndexPath? {
    let counts = geometry.counts
    var current = indexPath ?? IndexPath(row: -1, section: 0)
    while let candidate = neighbour(of: current, by: step, counts) {
      if canFocus(candidate) { return candidate }
      current = candidate
    }
    return nil
  }

  private func neighbour(of indexPath: IndexPath, by step: Int, _ counts: [Int]) -> IndexPath? {
    var section = indexPath.section
    var row = indexPath.row + step
    while counts.indices.contains(section) {
      if row >= 0, row < counts[section] { return IndexPath(row: row, section: section) }
      section += step
      row = step > 0 ? 0 : counts.indices.contains(section) ? counts[section] - 1 : 0
    }
    return nil
  }

  private func canFocus(_ indexPath: IndexPath) -> Bool {
    delegate?.tableView(self, canFocusRowAt: indexPath) ?? true
  }

  private func updateFocusIndicators() {
    for (indexPath, cell) in table.cells { updateChrome(of: cell, at: indexPath) }
    TreeChange.note()
  }
}
