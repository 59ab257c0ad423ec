import AppRuntime
import Foundation

/// The updates of rows and sections, with UIKit's consistency check.
extension UITableView {
  /// Adds a change.
  ///
  /// Outside `beginUpdates()` and `endUpdates()` it is committed at once.
  func update(_ change: (inout ListUpdates) -> Void) {
    change(&table.updates)
    if table.updateDepth == 0 { commitUpdates() }
  }

  func commitUpdates() {
    let updates = table.updates
    table.updates = ListUpdates()
    let counts = queryCounts()
    if let misuse = updates.misuse(before: table.counts, after: counts, in: .table) {
      misuse.report()
      return reloadData()
    }
    table.counts = counts
    // A table that hasn't been laid out has no rows to update.
    guard let old = table.geometry else { return setNeedsLayout() }
    // As in UIKit, an empty update measures all heights again.
    if !updates.keepsEverythingInPlace {
      apply(updates, to: old, counts)
    } else {
      heightsMayHaveChanged()
    }
    reconfigure(updates)
    TreeChange.note()
    if table.hasLaidOutRows { tile() } else { setNeedsLayout() }
  }

  /// Calls a completion at the end of the animation, or at once if the table isn't in a window.
  func finishUpdates(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard storedWindow != nil else { return completion(true) }
    UIApplication.shared.animate(
      duration: UIScrollView.animationDuration, delay: 0, {}, completion, on: [self])
  }

  private func apply(_ updates: ListUpdates, to old: ListGeometry, _ counts: [Int]) {
    closeSwipe()
    discardOffscreenCells()
    table.revision += 1
    let mapping = ListMapping(updates)
    moveCells(mapping, updates)
    moveHeadings(mapping, updates)
    func place(_ indexPath: IndexPath) -> IndexPath? {
      updates.reloadedItems.contains(indexPath) ? nil : mapping.newIndexPath(for: indexPath)
    }
    table.identities.update(place)
    table.selection.update(place)
    table.highlighted = table.highlighted.flatMap(place)
    table.focused = table.focused.flatMap(mapping.newIndexPath)
    table.unmeasured = Set(table.unmeasured.compactMap(place))
    let known = knownHeights(old, counts, mapping)
    table.measuredHeaderFooterViews = [:]
    table.isLoading = true
    table.geometry = makeGeometry(counts: counts) { known[$0.section][$0.row] }
    table.isLoading = false
    contentLengthDidChange()
  }

  private func moveCells(_ mapping: ListMapping, _ updates: ListUpdates) {
    var kept: [IndexPath: UITableViewCell] = [:]
    for (indexPath, cell) in table.cells.sorted(by: { $0.key < $1.key }) {
      if !updates.reloadedItems.contains(indexPath),
        let target = mapping.newIndexPath(for: indexPath)
      {
        kept[target] = cell
      } else {
        removeCell(at: indexPath)
      }
    }
    table.cells = kept
  }

  private func moveHeadings(_ mapping: ListMapping, _ updates: ListUpdates) {
    var kept: [ListElement: UIView] = [:]
    for (element, view) in table.headerFooterViews {
      guard !updates.reloadedSections.contains(element.section),
        let section = mapping.newSection(for: element.section)
      else {
        removeHeading(element)
        continue
      }
      if case .header = element {
        kept[.header(section)] = view
      } else {
        kept[.footer(section)] = view
      }
    }
    table.headerFooterViews = kept
  }

  /// Returns the measured heights of rows that remain, so that the content doesn't jump.
  private func knownHeights(
    _ old: ListGeometry, _ counts: [Int], _ mapping: ListMapping
  ) -> [[CGFloat?]] {
    var known = counts.map { [CGFloat?](repeating: nil, count: $0) }
    for (section, geometry) in old.sections.enumerated() {
      for (row, height) in geometry.rows.lengths.enumerated() {
        if let target = mapping.newIndexPath(for: IndexPath(row: row, section: section)),
          counts.contain(target)
        {
          known[target.section][target.row] = height
        }
      }
    }
    return known
  }

  private func reconfigure(_ updates: ListUpdates) {
    let mapping = ListMapping(updates)
    for old in updates.reconfiguredItems.sorted() {
      guard let indexPath = mapping.newIndexPath(for: old), let cell = table.cells[indexPath] else {
        continue
      }
      table.reconfiguring = (cell, indexPath)
      let result = dataSource?.tableView(self, cellForRowAt: indexPath)
      table.reconfiguring = nil
      guard let result, result !== cell else {
        table.unmeasured.insert(indexPath)
        continue
      }
      // The data source may return another cell, which then replaces the old one.
      removeCell(at: indexPath)
      result.tableView = self
      table.cells[indexPath] = result
      giveIdentity(to: result, at: indexPath)
      table.unmeasured.insert(indexPath)
      prepare(result, at: indexPath)
      addSubview(result)
    }
  }
}
