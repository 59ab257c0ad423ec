import Foundation

/// The registration and reuse of cells and headers.
extension UITableView {
  func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else {
      return table.cellPool.register(identifier, nil)
    }
    table.cellPool.register(identifier) { type.init(__reuseIdentifier: identifier) }
  }

  func registerHeadings(_ aClass: AnyClass?, _ identifier: String) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      return table.headingPool.register(identifier, nil)
    }
    table.headingPool.register(identifier) { type.init(__reuseIdentifier: identifier) }
  }

  func dequeue(_ identifier: String) -> UITableViewCell? {
    guard let cell = table.cellPool.dequeue(identifier) else {
      let cell = table.cellPool.make(identifier)
      cell?.tableView = self
      return cell
    }
    cell.tableView = self
    cell.renewIdentities()
    cell.prepareForReuse()
    cell.setNeedsUpdateConfiguration()
    return cell
  }

  func dequeue(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let (cell, row) = table.reconfiguring, row == indexPath, cell.reuseIdentifier == identifier {
      return cell
    }
    let cell: UITableViewCell
    if let known = dequeue(identifier) {
      cell = known
    } else {
      ListMisuse.unregistered(kind: nil, identifier: identifier).report()
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tableView = self
    }
    // As in UIKit, a cell has its row's width from the start.
    let width = max(0, storedBounds.width - 2 * sideMargin)
    if width > 0, cell.frame.width != width { cell.frame.size.width = width }
    return cell
  }

  func dequeueHeading(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = table.headingPool.dequeue(identifier) else {
      return table.headingPool.make(identifier)
    }
    view.renewIdentities()
    view.prepareForReuse()
    return view
  }
}
