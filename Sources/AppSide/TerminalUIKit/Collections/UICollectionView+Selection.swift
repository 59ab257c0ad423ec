import Foundation

/// Selection of items by the user and the app.
extension UICollectionView {
  /// Whether items can be selected at present.
  var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items can be selected at present.
  var currentlyAllowsMultipleSelection: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.views[CollectionElement(kind: nil, indexPath: indexPath)] as? UICollectionViewCell
  }

  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let dot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: dot)?.last {
      $0.representedElementKind == nil && $0.frame.contains(point)
        && itemCounts.contain($0.indexPath)
    }?.indexPath
  }

  // MARK: By the user

  /// Highlights an item.
  ///
  /// - Returns: Whether the delegate allows it.
  func highlight(_ indexPath: IndexPath) -> Bool {
    if pressHeader(at: indexPath) { return true }
    guard canSelect, itemCounts.contain(indexPath) else { return false }
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
      return false
    }
    collection.highlighted = indexPath
    cell(at: indexPath)?.isHighlighted = true
    TreeChange.note()
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    return true
  }

  /// Unhighlights the highlighted item.
  func unhighlight() {
    guard let indexPath = collection.highlighted else { return }
    collection.highlighted = nil
    cell(at: indexPath)?.isHighlighted = false
    TreeChange.note()
    if collection.isHeaderPressed { return collection.isHeaderPressed = false }
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// Selects an item with UIKit's sequence of delegate calls.
  func selectByUser(_ indexPath: IndexPath) {
    guard canSelect, itemCounts.contain(indexPath) else { return }
    if currentlyAllowsMultipleSelection, collection.selection.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      setSelected(false, indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !currentlyAllowsMultipleSelection {
      for other in collection.selection.indexPaths where other != indexPath {
        setSelected(false, other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    guard delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) ?? false
    else {
      return
    }
    delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  // MARK: By the app

  func selectByApp(
    _ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition
  ) {
    guard canSelect else { return }
    guard let indexPath else {
      for other in collection.selection.indexPaths { setSelected(false, other) }
      return
    }
    let counts = itemCounts
    guard counts.contain(indexPath) else {
      let count = counts.size(of: indexPath.section)
      return ListMisuse.selectedOutOfRange(.collection, indexPath, count: count).report()
    }
    if !currentlyAllowsMultipleSelection {
      for other in collection.selection.indexPaths where other != indexPath {
        setSelected(false, other)
      }
    }
    setSelected(true, indexPath)
    if !scrollPosition.isEmpty { scroll(to: indexPath, scrollPosition, animated: animated) }
  }

  func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
    guard collection.selection.contains(indexPath) != isSelected else { return }
    if isSelected {
      collection.selection.insert(indexPath)
    } else {
      collection.selection.remove(indexPath)
    }
    cell(at: indexPath)?.isSelected = isSelected
    TreeChange.note()
  }

  /// Deselects items if selection, or multiple selection, is no longer allowed, as UIKit does.
  func selectionRulesDidChange() {
    if !canSelect {
      for indexPath in collection.selection.indexPaths { setSelected(false, indexPath) }
      unhighlight()
    } else if !currentlyAllowsMultipleSelection {
      for indexPath in collection.selection.indexPaths.dropLast() { setSelected(false, indexPath) }
    }
  }

  func editingDidChange() {
    collection.swipes?.close()
    selectionRulesDidChange()
    for (element, view) in collection.views {
      (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
      collection.unmeasured.insert(element)
    }
    TreeChange.note()
    setNeedsLayout()
  }
}
