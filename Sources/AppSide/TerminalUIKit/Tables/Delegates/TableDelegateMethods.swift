import Foundation

/// The methods of a table's delegate for code that writes the `?` of UIKit's optional methods:
/// `table.delegate?.tableView?(table, didSelectRowAt: indexPath)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UITableViewDelegate {
  /// The methods of this name.
  public var tableView: TableDelegateMethods? { TableDelegateMethods(delegate: self) }
}

/// What calls the methods of a table's delegate that have labels.
@preconcurrency @MainActor
public struct TableDelegateMethods {
  let delegate: any UITableViewDelegate

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    delegate.tableView(tableView, heightForRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    delegate.tableView(tableView, heightForHeaderInSection: section)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  {
    delegate.tableView(tableView, heightForFooterInSection: section)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  {
    delegate.tableView(tableView, viewForHeaderInSection: section)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  {
    delegate.tableView(tableView, viewForFooterInSection: section)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    delegate.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    delegate.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canFocusRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    delegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    delegate.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    delegate.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }
}
