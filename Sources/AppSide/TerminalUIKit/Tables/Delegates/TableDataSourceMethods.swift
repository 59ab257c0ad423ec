import Foundation

/// A callable value that forwards to the table view data source's methods with argument labels.
///
/// It supports UIKit's optional calls: `tableView.dataSource?.tableView?(tableView,
/// titleForHeaderInSection: 0)`.
@preconcurrency @MainActor
public struct TableDataSourceMethods {
  let dataSource: any UITableViewDataSource

  /// Forwards to the data source's `tableView(_:titleForHeaderInSection:)`.
  public func callAsFunction(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { dataSource.tableView(tableView, titleForHeaderInSection: section) }

  /// Forwards to the data source's `tableView(_:titleForFooterInSection:)`.
  public func callAsFunction(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { dataSource.tableView(tableView, titleForFooterInSection: section) }

  /// Forwards to the data source's `tableView(_:canEditRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { dataSource.tableView(tableView, canEditRowAt: indexPath) }

  /// Forwards to the data source's `tableView(_:canMoveRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { dataSource.tableView(tableView, canMoveRowAt: indexPath) }

  /// Forwards to the data source's `tableView(_:commit:forRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }

  /// Forwards to the data source's `tableView(_:moveRowAt:to:)`.
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { dataSource.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
}

extension UITableViewDataSource {
  /// The data source's methods whose base name is `tableView`, for UIKit's optional calls.
  public var tableView: TableDataSourceMethods? { TableDataSourceMethods(dataSource: self) }

  /// The data source's `numberOfSections(in:)`, for UIKit's optional calls.
  public var numberOfSections: ListSectionCount<UITableView>? {
    ListSectionCount { [self] in self.numberOfSections(in: $0) }
  }
}

/// A callable value that forwards to a data source's `numberOfSections(in:)`.
@preconcurrency @MainActor
public struct ListSectionCount<List: UIView> {
  let count: (List) -> Int

  /// Returns the number of sections in a list.
  public func callAsFunction(in list: List) -> Int { count(list) }
}
