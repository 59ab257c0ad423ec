import Foundation

/// The methods of a table's data source for code that writes the `?` of UIKit's optional methods:
/// `tableView.dataSource?.tableView?(tableView, titleForHeaderInSection: 0)`.
@preconcurrency @MainActor
public struct TableDataSourceMethods {
  let dataSource: any UITableViewDataSource

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { dataSource.tableView(tableView, titleForHeaderInSection: section) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { dataSource.tableView(tableView, titleForFooterInSection: section) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { dataSource.tableView(tableView, canEditRowAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { dataSource.tableView(tableView, canMoveRowAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { dataSource.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
}

extension UITableViewDataSource {
  /// The data source's optional methods, for code that writes the `?` of UIKit's.
  public var tableView: TableDataSourceMethods? { TableDataSourceMethods(dataSource: self) }

  /// The method of that name, for code that writes the `?` of UIKit's optional one.
  public var numberOfSections: ListSectionCount<UITableView>? {
    ListSectionCount { [self] in self.numberOfSections(in: $0) }
  }
}

/// The optional method that counts the sections of a list.
@preconcurrency @MainActor
public struct ListSectionCount<List: UIView> {
  let count: (List) -> Int

  /// Calls the method with this label.
  public func callAsFunction(in list: List) -> Int { count(list) }
}
