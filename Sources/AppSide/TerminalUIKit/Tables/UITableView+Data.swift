import CellRendering
import Foundation

extension UITableView {
  /// Where everything lies, asked for now if it was not known.
  var geometry: ListGeometry {
    loadIfNeeded()
    return table.geometry ?? ListGeometry()
  }

  func loadIfNeeded() {
    // A data source may ask the table something while it answers.
    guard table.geometry == nil, !table.isLoading else { return }
    loadCounts()
    table.isLoading = true
    table.width = storedBounds.width
    table.geometry = makeGeometry(counts: table.counts ?? []) { _ in nil }
    table.isLoading = false
    contentLengthDidChange()
  }

  /// Asks how many rows there are, unless that is known.
  func loadCounts() {
    guard table.counts == nil, !table.isLoading else { return }
    table.isLoading = true
    table.counts = askForCounts()
    table.isLoading = false
  }

  /// How many rows the data source says each section has.
  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
  }

  /// Works out where everything lies.
  ///
  /// - Parameters:
  ///   - counts: How many rows each section has.
  ///   - known: The heights of rows that are known already.
  func makeGeometry(counts: [Int], known: (IndexPath) -> CGFloat?) -> ListGeometry {
    let sections = counts.enumerated().map { section, count in
      ListGeometry.Section(
        topMargin: topMargin(of: section), header: headingHeight(.header(section)),
        rows: OffsetIndex(rowHeights(section: section, count: count, known)),
        footer: headingHeight(.footer(section)))
    }
    var geometry = ListGeometry(sections: sections)
    geometry.top = tableHeaderView?.frame.height ?? 0
    geometry.bottom = tableFooterView?.frame.height ?? 0
    return geometry
  }

  private func rowHeights(
    section: Int, count: Int, _ known: (IndexPath) -> CGFloat?
  ) -> [CGFloat] {
    guard let delegate else {
      let height = rowHeight >= 0 ? rowHeight : estimate(estimatedRowHeight)
      return (0..<count).map { row in
        rowHeight >= 0 ? height : known(IndexPath(row: row, section: section)) ?? height
      }
    }
    var firstStrange: ListMisuse?
    let heights = (0..<count).map { row in
      let indexPath = IndexPath(row: row, section: section)
      let height = delegate.tableView(self, heightForRowAt: indexPath)
      if !height.isRowHeight {
        firstStrange = firstStrange ?? .strangeHeight(height, indexPath)
      } else if height >= 0 {
        return height
      }
      return known(indexPath)
        ?? estimate(delegate.tableView(self, estimatedHeightForRowAt: indexPath))
    }
    firstStrange?.report()
    return heights
  }

  private func estimate(_ height: CGFloat) -> CGFloat {
    height > 0 && height.isFinite ? height : usualRowHeight
  }

  /// The height of a row with one line of text.
  var usualRowHeight: CGFloat {
    CellMetrics.height + (separatorStyle == .none ? 0 : CellMetrics.height)
  }

  /// Whether the height of a row follows from its content.
  func isHeightAutomatic(at indexPath: IndexPath) -> Bool {
    let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    return height < 0 || !height.isRowHeight
  }

  private func topMargin(of section: Int) -> CGFloat {
    sectionHeaderTopPadding > 0 ? sectionHeaderTopPadding.finiteOrZero : 0
  }

  // MARK: Changes of what is known

  /// Forgets what the data source has said.
  func forgetEverything() {
    closeSwipe()
    removeAllRows()
    table.identities.removeAll()
    table.selection.removeAll()
    table.highlighted = nil
    table.geometry = nil
    table.counts = nil
    table.revision += 1
    table.waitingHeadings = [:]
    TreeChange.note()
    setNeedsLayout()
  }

  /// Works out all heights again.
  func heightsMayHaveChanged() {
    guard let old = table.geometry, !table.isLoading else { return }
    dropCellsAhead()
    table.isLoading = true
    table.waitingHeadings = [:]
    table.geometry = makeGeometry(counts: old.counts) { _ in nil }
    table.isLoading = false
    table.unmeasured = Set(table.cells.keys)
    contentLengthDidChange()
    setNeedsLayout()
  }

  func widthDidChange() {
    table.width = storedBounds.width
    heightsMayHaveChanged()
  }

  func contentLengthDidChange() {
    guard let geometry = table.geometry else { return }
    takeContentSize(CGSize(width: storedBounds.width, height: geometry.totalLength))
  }

  /// Called when a cell shows something else: it may be higher or lower now.
  func contentHeightMayHaveChanged(of cell: UITableViewCell) {
    let ahead = { self.table.cellsAhead.first { $0.value === cell }?.key }
    guard let indexPath = indexPath(for: cell) ?? ahead() else { return }
    table.unmeasured.insert(indexPath)
    setNeedsLayout()
  }

  func replaceEdge(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    updateEdges()
    setNeedsLayout()
  }

  /// Follows the heights of the views above and below all rows.
  func updateEdges() {
    let top = tableHeaderView?.frame.height ?? 0
    let bottom = tableFooterView?.frame.height ?? 0
    guard let geometry = table.geometry, geometry.top != top || geometry.bottom != bottom else {
      return
    }
    table.geometry?.top = top
    table.geometry?.bottom = bottom
    contentLengthDidChange()
  }

  func rect(_ span: VerticalSpan?) -> CGRect {
    guard let span else { return .zero }
    let margin = sideMargin
    return CGRect(
      x: margin, y: span.start, width: max(0, storedBounds.width - 2 * margin), height: span.length)
  }

  /// The space beside groups that have space around them.
  var sideMargin: CGFloat { style == .insetGrouped ? 2 * CellMetrics.width : 0 }
}

extension CGFloat {
  /// Whether rows can be so high: a number that is not negative, or the sign for an automatic height.
  var isRowHeight: Bool { isFinite && self >= 0 || self == UITableView.automaticDimension }
}
