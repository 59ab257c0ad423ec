import Foundation

/// The rows that aren't visible, for tests.
///
/// UIKit's tables expose every row as an element at any scroll position and create cells on demand.
/// Here, cells created ahead lie at the positions of their rows, outside the visible area. Their
/// data source and delegate receive the usual calls, apart from those about display, until the rows
/// become visible and the table takes the cells over. Until then the constraints of each cell are
/// solved separately, because otherwise every scroll step in a list of hundreds of rows would have
/// to solve them all.
extension UITableView {
  /// All rows and headers from top to bottom, with cells created for rows that have none.
  var allRows: [UIView] {
    makeCellsAhead()
    return geometry.elements(from: 0, to: geometry.totalLength + 1).compactMap { element in
      element.indexPath.map { table.cells[$0] ?? table.offscreenCells[$0] }
        ?? table.headerFooterViews[element]
    }
  }

  /// Whether the table has few enough rows to create cells for all of them.
  var canListAllRows: Bool {
    guard UIApplication.shared.listsAllRows, table.hasLaidOutRows else { return false }
    return geometry.counts.reduce(0, +) <= Self.offscreenRowLimit
  }

  /// Discards the cells created ahead, because their rows may have changed.
  func discardOffscreenCells() {
    for cell in table.offscreenCells.values { recycle(cell) }
    table.offscreenCells = [:]
  }

  /// Returns a cell that was never visible to the reuse pool.
  func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { table.cellPool.enqueue(cell, identifier) }
  }

  private func makeCellsAhead() {
    let counts = geometry.counts
    // This is the usual case, because every traversal of the element tree comes here.
    if table.cells.count + table.offscreenCells.count == counts.reduce(0, +) { return }
    guard let dataSource else { return }
    for (section, count) in counts.enumerated() {
      for row in 0..<count {
        let indexPath = IndexPath(row: row, section: section)
        guard table.cells[indexPath] == nil, table.offscreenCells[indexPath] == nil else {
          continue
        }
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        // The cell is already in the table, for another row.
        guard cell.storedSuperview !== self else { continue }
        cell.tableView = self
        giveIdentity(to: cell, at: indexPath)
        cell.becomeIsland()
        insertSubview(cell, at: 0)
        prepare(cell, at: indexPath)
        measureAndPlace(cell, ahead: indexPath)
        table.offscreenCells[indexPath] = cell
      }
    }
    layoutIfNeeded()
  }

  /// Moves the cells created ahead to the positions of their rows.
  func placeCellsAhead() {
    for (indexPath, cell) in table.offscreenCells {
      if table.unmeasured.remove(indexPath) != nil {
        measureAndPlace(cell, ahead: indexPath)
      } else {
        place(cell, ahead: indexPath, height: cell.frame.height)
      }
    }
  }

  /// Sets a cell's frame to the height that its row will have when visible.
  ///
  /// Until then the row keeps its estimated height, because a test that only looks must not move
  /// anything.
  private func measureAndPlace(_ cell: UITableViewCell, ahead indexPath: IndexPath) {
    let height =
      isHeightAutomatic(at: indexPath)
      ? fittingHeight(of: cell) : geometry.span(of: .row(indexPath))?.length ?? 0
    place(cell, ahead: indexPath, height: height)
    // The constraints inside are solved before the cell's layout, so the content view needs its
    // size now.
    cell.arrangeContent()
  }

  /// Places a cell at its row's estimated position, growing away from the visible area.
  private func place(_ cell: UITableViewCell, ahead indexPath: IndexPath, height: CGFloat) {
    guard let span = geometry.span(of: .row(indexPath)) else { return }
    var frame = rect(span)
    if span.start < storedBounds.minY { frame.origin.y = span.end - height }
    frame.size.height = height
    if cell.frame != frame { cell.frame = frame }
  }

  /// The maximum number of rows for which cells are created ahead; more would take longer than the
  /// test.
  private static let offscreenRowLimit = 500
}
