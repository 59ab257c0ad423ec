import Foundation

/// The management of cells, which exist only for visible rows.
extension UITableView {
  func tile() {
    updateEdges()
    guard storedBounds.width > 0, storedBounds.height > 0 else { return removeAllRows() }
    table.hasLaidOutRows = true
    showRows()
    scrolling.shownOrigin = contentOffset
    for element in table.shown { place(element) }
    if let editedElement { place(editedElement) }
    placeCellsAhead()
    placeEdges()
  }

  /// Creates missing cells until their measured heights no longer change the visible rows.
  private func showRows() {
    var remaining = Self.maximumTilingPasses
    let hasMovedBack = contentOffset.y < scrolling.shownOrigin.y
    var hasChanged = true
    while hasChanged, remaining > 0 {
      remaining -= 1
      updateVisibleElements()
      let anchor = anchor(hasMovedBack: hasMovedBack)
      hasChanged = createMissingViews()
      if hasChanged, let anchor { keepInPlace(anchor) }
    }
    updateVisibleElements()
  }

  /// Determines the visible elements and removes all others first, so that their cells can be
  /// reused.
  private func updateVisibleElements() {
    table.shown = geometry.elements(from: storedBounds.minY, to: storedBounds.maxY)
    addPinnedHeader()
    let shown = Set(table.shown)
    let edited = subviewWithFirstResponder
    for indexPath in table.cells.keys.sorted() where !shown.contains(.row(indexPath)) {
      // As in UIKit, a cell that is being edited is kept when its row scrolls out of view.
      if let edited, edited === table.cells[indexPath] { continue }
      // The cell that is being dragged follows the finger.
      if let dragged = table.movement?.cell, dragged === table.cells[indexPath] { continue }
      removeCell(at: indexPath)
    }
    for element in Array(table.headerFooterViews.keys) where !shown.contains(element) {
      if let edited, edited === table.headerFooterViews[element] { continue }
      removeHeading(element)
    }
  }

  /// The element outside the visible area whose view is kept because it is being edited.
  private var editedElement: ListElement? {
    guard let edited = subviewWithFirstResponder else { return nil }
    let element =
      table.cells.first { $0.value === edited }.map { ListElement.row($0.key) }
      ?? table.headerFooterViews.first { $0.value === edited }?.key
    return element.flatMap { table.shown.contains($0) ? nil : $0 }
  }

  /// Creates the missing views and returns whether any height has changed.
  private func createMissingViews() -> Bool {
    var hasChanged = false
    let revision = table.revision
    for element in table.shown {
      // If the app has changed the table while a cell was created, these rows may no longer exist.
      guard table.revision == revision else { return true }
      guard case .row(let indexPath) = element else {
        makeHeading(element)
        continue
      }
      let isNew = table.cells[indexPath] == nil
      if isNew { makeCell(at: indexPath) }
      if table.unmeasured.remove(indexPath) != nil || isNew, measure(indexPath) {
        hasChanged = true
      }
      if isNew, let cell = table.cells[indexPath] {
        place(element)
        delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
      }
    }
    if hasChanged { contentLengthDidChange() }
    return hasChanged
  }

  /// Measures a row and returns whether its height differs from the previous one.
  private func measure(_ indexPath: IndexPath) -> Bool {
    guard let cell = table.cells[indexPath], isHeightAutomatic(at: indexPath) else { return false }
    updateChrome(of: cell, at: indexPath)
    // Measuring runs the app's code, which may call or change the table.
    let height = fittingHeight(of: cell)
    guard table.cells[indexPath] === cell else { return true }
    // Changes made to the content during the measurement are already included.
    table.unmeasured.remove(indexPath)
    let growth = table.geometry?.setRowHeight(height, at: indexPath) ?? 0
    return growth != 0
  }

  /// The row that stays in place on the screen while heights change.
  ///
  /// When scrolling back, it is the first row that was already visible; otherwise it is the last
  /// row that begins above the visible area.
  private func anchor(hasMovedBack: Bool) -> ContentAnchor? {
    guard hasContent(before: .vertical) else { return nil }
    var last: ContentAnchor?
    for case .row(let indexPath) in table.shown {
      guard let span = geometry.span(of: .row(indexPath)) else { continue }
      if span.start < storedBounds.minY {
        last = ContentAnchor(indexPath: indexPath, isEnd: true, place: span.end)
      }
      guard hasMovedBack, table.cells[indexPath] != nil else { continue }
      guard span.start >= storedBounds.minY else { break }
      return ContentAnchor(indexPath: indexPath, isEnd: false, place: span.start)
    }
    return last
  }

  private func keepInPlace(_ anchor: ContentAnchor) {
    guard let span = geometry.span(of: .row(anchor.indexPath)) else { return }
    shiftContent(by: (anchor.isEnd ? span.end : span.start) - anchor.place, along: .vertical)
  }

  /// Returns the height of a cell's content.
  func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    cell.fittingHeight(width: storedBounds.width - 2 * sideMargin)
  }

  private func makeCell(at indexPath: IndexPath) {
    guard let dataSource else { return }
    let ahead = table.offscreenCells.removeValue(forKey: indexPath)
    // The data source is asked even if there is a cell, because the row may have changed.
    table.reconfiguring = ahead.map { ($0, indexPath) }
    let revision = table.revision
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    table.reconfiguring = nil
    if let ahead, ahead !== cell { recycle(ahead) }
    guard table.revision == revision else { return recycle(cell) }
    cell.joinSurroundings()
    // The data source returned the cell of another visible row, which can't be in two places.
    if let other = self.indexPath(for: cell) { table.cells[other] = nil }
    cell.tableView = self
    table.cells[indexPath] = cell
    giveIdentity(to: cell, at: indexPath)
    prepare(cell, at: indexPath)
    addSubview(cell)
    if let heading = firstHeading { insertSubview(cell, belowSubview: heading) }
  }

  /// The first header or footer view.
  ///
  /// Cells are inserted behind it, because they scroll under pinned headers.
  private var firstHeading: UIView? {
    storedSubviews.first { view in table.headerFooterViews.values.contains { $0 === view } }
  }

  /// Applies the state of a row to its cell.
  func prepare(_ cell: UITableViewCell, at indexPath: IndexPath) {
    if let level = delegate?.tableView(self, indentationLevelForRowAt: indexPath), level > 0 {
      cell.indentationLevel = level
    }
    let isSelected = table.selection.contains(indexPath)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let isHighlighted = table.highlighted == indexPath
    if cell.isHighlighted != isHighlighted {
      cell.setHighlighted(isHighlighted, animated: false)
    }
    prepareForEditing(cell, at: indexPath)
    updateChrome(of: cell, at: indexPath)
  }

  private func place(_ element: ListElement) {
    guard let span = geometry.span(of: element) else { return }
    switch element {
    case .row(let indexPath):
      guard let cell = table.cells[indexPath] else { return }
      updateChrome(of: cell, at: indexPath)
      if table.movement?.cell === cell { return }
      let frame = rect(span)
      if cell.frame != frame { cell.frame = frame }
    case .header, .footer:
      guard let view = table.headerFooterViews[element] else { return }
      let frame = headingFrame(element, span)
      if view.frame != frame { view.frame = frame }
    }
  }

  private func placeEdges() {
    let width = storedBounds.width
    if let view = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
    if let view = tableFooterView {
      let height = view.frame.height
      let frame = CGRect(
        x: 0, y: geometry.totalLength - height, width: width, height: height)
      if view.frame != frame { view.frame = frame }
    }
    if let backgroundView, backgroundView.frame != storedBounds {
      backgroundView.frame = storedBounds
      sendSubviewToBack(backgroundView)
    }
  }

  // MARK: Removal

  func removeAllRows() {
    discardOffscreenCells()
    for indexPath in table.cells.keys.sorted() { removeCell(at: indexPath) }
    for element in Array(table.headerFooterViews.keys) { removeHeading(element) }
    table.shown = []
    table.unmeasured = []
  }

  func removeCell(at indexPath: IndexPath) {
    guard let cell = table.cells.removeValue(forKey: indexPath) else { return }
    table.unmeasured.remove(indexPath)
    recycle(cell, from: indexPath)
  }

  /// Removes a cell from the table and keeps it for reuse.
  func recycle(_ cell: UITableViewCell, from indexPath: IndexPath) {
    if table.swipes?.open?.cell === cell { closeSwipe() }
    if table.movement?.cell === cell { cancelMove() }
    cell.removeFromSuperview()
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    if let identifier = cell.reuseIdentifier { table.cellPool.enqueue(cell, identifier) }
  }

  // MARK: Row appearance

  func separatorsDidChange() {
    heightsMayHaveChanged()
    for (indexPath, cell) in table.cells { updateChrome(of: cell, at: indexPath) }
  }

  func updateChrome(of cell: UITableViewCell) {
    if let indexPath = indexPath(for: cell) { updateChrome(of: cell, at: indexPath) }
  }

  func updateChrome(of cell: UITableViewCell, at indexPath: IndexPath) {
    var chrome = CellChrome()
    chrome.background = style == .plain ? nil : .secondarySystemGroupedBackground
    chrome.isFocused = table.focused == indexPath && receivesFocusedKeys
    if separatorStyle != .none {
      let inset = cell.hasOwnSeparatorInset ? cell.separatorInset : separatorInset
      // The last row of a group needs no separator but keeps its space.
      let isLast =
        style != .plain && indexPath.row == numberOfRows(inSection: indexPath.section) - 1
      chrome.separator = CellChrome.Separator(
        color: isLast ? .clear : separatorColor ?? .clear, leading: max(0, inset.left),
        trailing: max(0, inset.right))
    }
    if !cell.chrome.isSame(as: chrome) { cell.chrome = chrome }
  }

  // MARK: Elements for tests

  /// Visits rows and headers from top to bottom, regardless of the order of their creation.
  func visitRows(_ visit: (UIResponder) -> Bool) -> Bool {
    let ordered = canListAllRows ? allRows : shownRows
    var own = Set(ordered.map(ObjectIdentifier.init))
    own.formUnion(table.offscreenCells.values.map(ObjectIdentifier.init))
    let edges = [tableHeaderView, tableFooterView].compactMap(\.self)
    let others = storedSubviews.filter { view in
      !own.contains(ObjectIdentifier(view)) && !edges.contains { $0 === view }
    }
    for view in others where !view.visitAsAccessibilityElement(visit) { return false }
    if let tableHeaderView, !tableHeaderView.visitAsAccessibilityElement(visit) { return false }
    for view in ordered where !view.visitAsAccessibilityElement(visit) { return false }
    return tableFooterView?.visitAsAccessibilityElement(visit) ?? true
  }

  private var shownRows: [UIView] {
    var elements = table.shown
    if let editedElement {
      let start = { self.geometry.span(of: $0)?.start ?? 0 }
      let index = elements.firstIndex { start($0) > start(editedElement) } ?? elements.count
      elements.insert(editedElement, at: index)
    }
    return elements.compactMap { element in
      element.indexPath.map { table.cells[$0] } ?? table.headerFooterViews[element]
    }
  }

  /// The limit for layout passes.
  ///
  /// Each pass shows at least one more row: any screen needs far fewer.
  private static let maximumTilingPasses = 500
}

extension CellChrome {
  func isSame(as other: CellChrome) -> Bool {
    separator == other.separator && background == other.background && isFocused == other.isFocused
  }
}
