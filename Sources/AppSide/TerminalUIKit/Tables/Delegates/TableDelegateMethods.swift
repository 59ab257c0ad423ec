import Foundation

/// Optional forms of the table view delegate's methods.
///
/// They support UIKit's optional calls: `table.delegate?.tableView?(table, didSelectRowAt:
/// indexPath)`. Optional protocol methods need the Objective-C runtime; the property here returns
/// an optional value that forwards the call.
extension UITableViewDelegate {
  /// The delegate's methods whose base name is `tableView`.
  public var tableView: TableDelegateMethods? { TableDelegateMethods(delegate: self) }
}

/// A callable value that forwards to the table view delegate's methods with argument labels.
@preconcurrency @MainActor
public struct TableDelegateMethods {
  let delegate: any UITableViewDelegate

  /// Forwards to the delegate's `tableView(_:heightForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    delegate.tableView(tableView, heightForRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:heightForHeaderInSection:)`.
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    delegate.tableView(tableView, heightForHeaderInSection: section)
  }

  /// Forwards to the delegate's `tableView(_:heightForFooterInSection:)`.
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  {
    delegate.tableView(tableView, heightForFooterInSection: section)
  }

  /// Forwards to the delegate's `tableView(_:estimatedHeightForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:estimatedHeightForHeaderInSection:)`.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// Forwards to the delegate's `tableView(_:estimatedHeightForFooterInSection:)`.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// Forwards to the delegate's `tableView(_:indentationLevelForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:viewForHeaderInSection:)`.
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  {
    delegate.tableView(tableView, viewForHeaderInSection: section)
  }

  /// Forwards to the delegate's `tableView(_:viewForFooterInSection:)`.
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  {
    delegate.tableView(tableView, viewForFooterInSection: section)
  }

  /// Forwards to the delegate's `tableView(_:willDisplay:forRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:willDisplayHeaderView:forSection:)`.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  /// Forwards to the delegate's `tableView(_:willDisplayFooterView:forSection:)`.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  /// Forwards to the delegate's `tableView(_:didEndDisplaying:forRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:didEndDisplayingHeaderView:forSection:)`.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  /// Forwards to the delegate's `tableView(_:didEndDisplayingFooterView:forSection:)`.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  /// Forwards to the delegate's `tableView(_:shouldHighlightRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:didHighlightRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:didUnhighlightRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:willSelectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    delegate.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:willDeselectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    delegate.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:didSelectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:didDeselectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:canFocusRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canFocusRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:accessoryButtonTappedForRowWith:)`.
  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:editingStyleForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    delegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:shouldIndentWhileEditingRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:willBeginEditingRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:didEndEditingRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    delegate.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Forwards to the delegate's `tableView(_:contextMenuConfigurationForRowAt:point:)`.
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// Forwards to the delegate's
  /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    delegate.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }
}
