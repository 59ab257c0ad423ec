import CellRendering
import Foundation

extension UITableView {
  /// The positions of all elements, computed on first access.
  var geometry: ListGeometry {
    loadIfNeeded()
    return table.geometry ?? ListGeometry()
  }

  func loadIfNeeded() {
    // The data source may call the table while it is being asked.
    guard table.geometry == nil, !table.isLoading else { return }
    loadCounts()
    table.isLoading = true
    table.width = storedBounds.width
    table.geometry = makeGeometry(counts: table.counts ?? []) { _ in nil }
    table.isLoading = false
    contentLengthDidChange()
  }

  /// Asks the data source for the row counts unless they are known.
  func loadCounts() {
    guard table.counts == nil, !table.isLoading else { return }
    table.isLoading = true
    table.counts = queryCounts()
    table.isLoading = false
  }

  /// Returns the data source's row counts of all sections.
  func queryCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
  }

  /// Computes the positions of all elements.
  ///
  /// - Parameters:
  ///   - counts: The number of rows in each section.
  ///   - known: Returns the height of a row that was already measured.
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
    var firstInvalid: ListMisuse?
    let heights = (0..<count).map { row in
      let indexPath = IndexPath(row: row, section: section)
      let height = delegate.tableView(self, heightForRowAt: indexPath)
      if !height.isValidRowHeight {
        firstInvalid = firstInvalid ?? .invalidHeight(height, indexPath)
      } else if height >= 0 {
        return height
      }
      return known(indexPath)
        ?? estimate(delegate.tableView(self, estimatedHeightForRowAt: indexPath))
    }
    firstInvalid?.report()
    return heights
  }

  private func estimate(_ height: CGFloat) -> CGFloat {
    height > 0 && height.isFinite ? height : usualRowHeight
  }

  /// The height of a row with one line of text.
  var usualRowHeight: CGFloat {
    CellMetrics.height + (separatorStyle == .none ? 0 : CellMetrics.height)
  }

  /// Returns whether the height of a row is determined by its content.
  func isHeightAutomatic(at indexPath: IndexPath) -> Bool {
    let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    return height < 0 || !height.isValidRowHeight
  }

  private func topMargin(of section: Int) -> CGFloat {
    sectionHeaderTopPadding > 0 ? sectionHeaderTopPadding.finiteOrZero : 0
  }

  // MARK: Invalidation

  /// Discards everything that the data source has returned.
  func discardData() {
    closeSwipe()
    removeAllRows()
    table.identities.removeAll()
    table.selection.removeAll()
    table.highlighted = nil
    table.geometry = nil
    table.counts = nil
    table.revision += 1
    table.measuredHeaderFooterViews = [:]
    TreeChange.note()
    setNeedsLayout()
  }

  /// Measures all heights again.
  func heightsMayHaveChanged() {
    guard let old = table.geometry, !table.isLoading else { return }
    discardOffscreenCells()
    table.isLoading = true
    table.measuredHeaderFooterViews = [:]
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
    updateContentSize(CGSize(width: storedBounds.width, height: geometry.totalLength))
  }

  /// Called when a cell's content has changed and its height may have, too.
  func contentHeightMayHaveChanged(of cell: UITableViewCell) {
    let ahead = { self.table.offscreenCells.first { $0.value === cell }?.key }
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

  /// Updates the geometry with the heights of the table's header and footer views.
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

  /// The horizontal margin of inset groups.
  var sideMargin: CGFloat { style == .insetGrouped ? 2 * CellMetrics.width : 0 }
}

extension CGFloat {
  /// Whether the value is a valid row height: a non-negative number or `automaticDimension`.
  var isValidRowHeight: Bool { isFinite && self >= 0 || self == UITableView.automaticDimension }
}
