import Foundation

/// Items that can be opened and closed.
extension UICollectionView {
  /// Whether what is inside an item shows.
  func isExpanded(at indexPath: IndexPath) -> Bool {
    (dataSource as? any OutlineDataSource)?.isExpanded(at: indexPath) ?? false
  }

  /// The item that an item is in; nil outside of outlines, and for what is in none.
  func outlineParent(of indexPath: IndexPath) -> IndexPath? {
    (dataSource as? any OutlineDataSource)?.parent(of: indexPath)
  }

  /// Opens or closes the item of a cell.
  func toggle(_ cell: UICollectionViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    (dataSource as? any OutlineDataSource)?.toggle(at: indexPath)
  }

  /// Tells the cells on show which items are open; an item with nothing in it changes no row.
  func outlinesDidChange() {
    for (element, view) in collection.views where element.kind == nil {
      (view as? UICollectionViewCell)?.isExpanded = isExpanded(at: element.indexPath)
    }
    TreeChange.note()
  }

  /// Marks the header of an outline that a finger or a key is on; the delegate is not asked, because
  /// such a row cannot be selected.
  ///
  /// - Returns: Whether the item is one.
  func pressHeader(at indexPath: IndexPath) -> Bool {
    guard let cell = cell(at: indexPath) as? UICollectionViewListCell, cell.isOutlineHeader else {
      return false
    }
    collection.highlighted = indexPath
    collection.isHeaderPressed = true
    cell.isHighlighted = true
    TreeChange.note()
    return true
  }
}

/// A data source whose items can be opened and closed.
@MainActor
protocol OutlineDataSource: UICollectionViewDataSource {
  func isExpanded(at indexPath: IndexPath) -> Bool
  func parent(of indexPath: IndexPath) -> IndexPath?
  func toggle(at indexPath: IndexPath)
}
