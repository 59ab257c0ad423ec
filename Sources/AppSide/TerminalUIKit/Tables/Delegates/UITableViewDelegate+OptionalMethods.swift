// This file is written by '.ci/optional-methods --write'; do not edit it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Optional forms of the protocol's methods, for UIKit's optional calls such as
/// `delegate?.tableView?(…)`.
///
/// Optional protocol methods need the Objective-C runtime. Each property here has the name of a
/// method, and calls it. Behind `?.` a property of the class that has the same name would lose against
/// it, so it is disfavoured.
extension UITableViewDelegate {
  @_disfavoredOverload
  public var tableView: TableViewDelegateMethods? { TableViewDelegateMethods(delegate: self) }
}

/// A value that forwards calls to the methods of ``UITableViewDelegate`` with these arguments.
@preconcurrency @MainActor
public struct TableViewDelegateMethods {
  let delegate: any UITableViewDelegate

  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    delegate.tableView(tableView, heightForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    delegate.tableView(tableView, heightForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  {
    delegate.tableView(tableView, heightForFooterInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  {
    delegate.tableView(tableView, viewForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  {
    delegate.tableView(tableView, viewForFooterInSection: section)
  }

  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didHighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    delegate.tableView(tableView, willSelectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    delegate.tableView(tableView, willDeselectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didDeselectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canFocusRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    delegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    delegate.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    delegate.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }
}
