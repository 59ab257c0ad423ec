import Foundation

/// The keyboard's mark: arrows move it to the nearest item on that side, Return and Space select.
///
/// In an outline the arrow towards the end of a line opens the item with the mark, the other one closes it.
extension UICollectionView {
  /// Called when the focus has come to the collection or left it.
  func focusMayHaveMoved() {
    if receivesFocusedKeys, collection.focused.map({ !itemCounts.contain($0) }) ?? true {
      let candidates = [collection.selection.last].compactMap(\.self) + indexPathsForVisibleItems
      collection.focused = candidates.first { itemCounts.contain($0) && canFocus($0) }
    }
    updateMarks()
  }

  /// Returns whether the key is the collection's.
  func beginKey(_ key: UIKey) -> Bool {
    guard receivesFocusedKeys, key.modifierFlags.isEmpty, let focused = collection.focused else {
      return false
    }
    if let opens = opens(key), moveInOutline(from: focused, opening: opens) { return true }
    switch key.keyCode {
    case .keyboardDownArrow: return moveFocus(from: focused, dx: 0, dy: 1)
    case .keyboardUpArrow: return moveFocus(from: focused, dx: 0, dy: -1)
    case .keyboardRightArrow: return moveFocus(from: focused, dx: 1, dy: 0)
    case .keyboardLeftArrow: return moveFocus(from: focused, dx: -1, dy: 0)
    case .keyboardReturnOrEnter, .keyboardSpacebar: return highlight(focused)
    default: return false
    }
  }

  /// Whether a key opens or closes items of an outline; nil for others.
  private func opens(_ key: UIKey) -> Bool? {
    switch key.keyCode {
    case .keyboardRightArrow: !isRightToLeft
    case .keyboardLeftArrow: isRightToLeft
    default: nil
    }
  }

  /// Opens or closes an item, as outlines of macOS and iPadOS do; where there is nothing to close the mark
  /// goes to the item around it.
  ///
  /// - Returns: Whether there was anything to do.
  private func moveInOutline(from indexPath: IndexPath, opening: Bool) -> Bool {
    if let cell = cellForItem(at: indexPath) as? UICollectionViewListCell,
      cell.outlineDisclosure != nil, isExpanded(at: indexPath) != opening
    {
      cell.toggleOutline()
      updateMarks()
      return true
    }
    guard !opening, let parent = outlineParent(of: indexPath), canFocus(parent) else {
      return false
    }
    return moveFocus(to: parent)
  }

  /// Returns whether the key was the collection's.
  func endKey(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keyboardSpacebar else {
      return false
    }
    return endTouch()
  }

  private func moveFocus(from indexPath: IndexPath, dx: CGFloat, dy: CGFloat) -> Bool {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame,
      let target = nearest(to: frame, dx: dx, dy: dy)
    else { return false }
    return moveFocus(to: target)
  }

  private func moveFocus(to target: IndexPath) -> Bool {
    collection.focused = target
    if let frame = layoutAttributesForItem(at: target)?.frame {
      setContentOffset(offset(showing: frame), animated: false)
      if collection.isTiled { tile() }
    }
    updateMarks()
    if selectionFollowsFocus, !collection.selection.contains(target) { selectByUser(target) }
    return true
  }

  /// The nearest item on a side that can be focused, within a screen or two.
  private func nearest(to frame: CGRect, dx: CGFloat, dy: CGFloat) -> IndexPath? {
    let reach = CGSize(width: 2 * storedBounds.width, height: 2 * storedBounds.height)
    let area = frame.insetBy(dx: -reach.width, dy: -reach.height)
    let candidates = collectionViewLayout.layoutAttributesForElements(in: area) ?? []
    var best: (indexPath: IndexPath, distance: CGFloat)?
    for candidate in candidates where candidate.representedElementKind == nil {
      let other = candidate.frame
      let ahead = (other.midX - frame.midX) * dx + (other.midY - frame.midY) * dy
      let aside = abs((other.midX - frame.midX) * dy) + abs((other.midY - frame.midY) * dx)
      guard ahead > 0, itemCounts.contain(candidate.indexPath), canFocus(candidate.indexPath) else {
        continue
      }
      // Straight ahead counts more than near.
      let distance = ahead + 3 * aside
      if best.map({ distance < $0.distance }) ?? true { best = (candidate.indexPath, distance) }
    }
    return best?.indexPath
  }

  private func canFocus(_ indexPath: IndexPath) -> Bool {
    delegate?.collectionView(self, canFocusItemAt: indexPath) ?? true
  }

  private func updateMarks() {
    for (element, view) in collection.views where element.kind == nil {
      (view as? UICollectionViewCell)?.isMarkedByKeyboard =
        collection.focused == element.indexPath && receivesFocusedKeys
    }
    TreeChange.note()
  }
}
