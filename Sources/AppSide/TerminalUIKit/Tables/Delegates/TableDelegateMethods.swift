import Foundation

/// The methods of a table's delegate for code that writes the `?` of UIKit's optional methods:
/// `tableView.delegate?.tableView?(tableView, didSelectRowAt: indexPath)`.
///
/// Swift has optional methods only with the Objective-C runtime. This is the optional value that the
/// `?` needs; called, it calls the method.
@preconcurrency @MainActor
public struct TableDelegateMethods {
  let delegate: any UITableViewDelegate

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { delegate.tableView(tableView, willSelectRowAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { delegate.tableView(tableView, willDeselectRowAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { delegate.tableView(tableView, shouldHighlightRowAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { delegate.tableView(tableView, heightForRowAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { delegate.tableView(tableView, heightForHeaderInSection: section) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { delegate.tableView(tableView, heightForFooterInSection: section) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { delegate.tableView(tableView, viewForHeaderInSection: section) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { delegate.tableView(tableView, viewForFooterInSection: section) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    delegate.tableView(tableView, editingStyleForRowAt: indexPath)
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
}

extension UITableViewDelegate {
  /// The delegate's methods, for code that writes the `?` of UIKit's optional ones.
  public var tableView: TableDelegateMethods? { TableDelegateMethods(delegate: self) }
}
