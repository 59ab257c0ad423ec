import Foundation

/// The rows that are not on show, for tests: UIKit's tables list every row as an element, wherever they
/// are scrolled to, and make a cell when somebody asks what a row says.
///
/// Cells made ahead lie in the table where their rows are, out of sight. The table takes them when their
/// rows come on show; until then its data source and delegate hear of them as of any cell that was made,
/// but not that it is displayed. Until then, too, the constraints in each are solved by themselves:
/// otherwise every step of a list of hundreds of rows would wait for all of them.
extension UITableView {
  /// Every row and header from top to bottom, with cells made for the rows that have none.
  var allRows: [UIView] {
    makeCellsAhead()
    return geometry.elements(from: 0, to: geometry.totalLength + 1).compactMap { element in
      element.indexPath.map { table.cells[$0] ?? table.cellsAhead[$0] } ?? table.headings[element]
    }
  }

  /// Whether there are few enough rows to make all of them.
  var canListAllRows: Bool {
    guard UIApplication.shared.listsAllRows, table.isTiled else { return false }
    return geometry.counts.reduce(0, +) <= Self.mostRowsAhead
  }

  /// Gives back the cells that were made ahead: what their rows say may have changed.
  func dropCellsAhead() {
    for cell in table.cellsAhead.values { giveBack(cell) }
    table.cellsAhead = [:]
  }

  /// Keeps a cell that was never on show for another row.
  func giveBack(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { table.cellPool.enqueue(cell, identifier) }
  }

  private func makeCellsAhead() {
    let counts = geometry.counts
    // Nearly always: each walk through the tree comes here.
    if table.cells.count + table.cellsAhead.count == counts.reduce(0, +) { return }
    guard let dataSource else { return }
    for (section, count) in counts.enumerated() {
      for row in 0..<count {
        let indexPath = IndexPath(row: row, section: section)
        guard table.cells[indexPath] == nil, table.cellsAhead[indexPath] == nil else { continue }
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        // A cell that is in the table for another row already.
        guard cell.storedSuperview !== self else { continue }
        cell.tableView = self
        giveIdentity(to: cell, at: indexPath)
        cell.becomeIsland()
        insertSubview(cell, at: 0)
        prepare(cell, at: indexPath)
        measureAndPlace(cell, ahead: indexPath)
        table.cellsAhead[indexPath] = cell
      }
    }
    layoutIfNeeded()
  }

  /// Lets the cells that were made ahead follow their rows.
  func placeCellsAhead() {
    for (indexPath, cell) in table.cellsAhead {
      if table.unmeasured.remove(indexPath) != nil {
        measureAndPlace(cell, ahead: indexPath)
      } else {
        place(cell, ahead: indexPath, height: cell.frame.height)
      }
    }
  }

  /// Makes a cell as high as it will be when its row comes on show; the row keeps the height that it is
  /// thought to have until then, as a test that looks must not move anything.
  private func measureAndPlace(_ cell: UITableViewCell, ahead indexPath: IndexPath) {
    let height =
      isHeightAutomatic(at: indexPath)
      ? fittingHeight(of: cell) : geometry.span(of: .row(indexPath))?.length ?? 0
    place(cell, ahead: indexPath, height: height)
    // The constraints inside are solved before the cell lays itself out: with the room there is by then.
    cell.arrangeContent()
  }

  /// Puts a cell where its row is thought to be, on that side of what is on show.
  private func place(_ cell: UITableViewCell, ahead indexPath: IndexPath, height: CGFloat) {
    guard let span = geometry.span(of: .row(indexPath)) else { return }
    var frame = rect(span)
    if span.start < storedBounds.minY { frame.origin.y = span.end - height }
    frame.size.height = height
    if cell.frame != frame { cell.frame = frame }
  }

  /// A table of more rows than this lists those on show: making them would take longer than the test.
  private static let mostRowsAhead = 500
}
