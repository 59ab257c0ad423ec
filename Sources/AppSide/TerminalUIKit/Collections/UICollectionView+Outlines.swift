import Foundation

/// Items of an outline.
extension UICollectionView {
  /// Whether an item is expanded.
  func isExpanded(at indexPath: IndexPath) -> Bool {
    (dataSource as? any OutlineDataSource)?.isExpanded(at: indexPath) ?? false
  }

  /// Returns the parent of an item, or `nil` if there isn't one or the section isn't an outline.
  func outlineParent(of indexPath: IndexPath) -> IndexPath? {
    (dataSource as? any OutlineDataSource)?.parent(of: indexPath)
  }

  /// Expands or collapses the item of a cell.
  func toggle(_ cell: UICollectionViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    (dataSource as? any OutlineDataSource)?.toggle(at: indexPath)
  }

  /// Updates the expansion state of visible cells.
  ///
  /// An item without children can be expanded or collapsed without any change to the rows.
  func outlinesDidChange() {
    for (element, view) in collection.views where element.kind == nil {
      (view as? UICollectionViewCell)?.isExpanded = isExpanded(at: element.indexPath)
    }
    TreeChange.note()
  }

  /// Highlights a pressed outline header.
  ///
  /// The delegate isn't asked because such a row can't be selected.
  ///
  /// - Returns: Whether the item is an outline header.
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

/// A data source whose items can be expanded and collapsed.
@MainActor
protocol OutlineDataSource: UICollectionViewDataSource {
  func isExpanded(at indexPath: IndexPath) -> Bool
  func parent(of indexPath: IndexPath) -> IndexPath?
  func toggle(at indexPath: IndexPath)
}
