import Foundation

/// Keyboard control: arrow keys move the focus mark to the nearest item, Return and Space select
/// it.
///
/// In an outline, the arrow key towards the trailing edge expands the focused item, and the
/// opposite one collapses it.
extension UICollectionView {
  /// Called after the collection view may have gained or lost the focus.
  func focusMayHaveMoved() {
    if receivesFocusedKeys, collection.focused.map({ !itemCounts.contain($0) }) ?? true {
      let candidates = [collection.selection.last].compactMap(\.self) + indexPathsForVisibleItems
      collection.focused = candidates.first { itemCounts.contain($0) && canFocus($0) }
    }
    updateFocusIndicators()
  }

  /// Handles a key press and returns whether the key belongs to the collection view.
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

  /// Whether a key expands or collapses items; `nil` for other keys.
  private func opens(_ key: UIKey) -> Bool? {
    switch key.keyCode {
    case .keyboardRightArrow: !isRightToLeft
    case .keyboardLeftArrow: isRightToLeft
    default: nil
    }
  }

  /// Expands or collapses an item as outlines of macOS and iPadOS do.
  ///
  /// If there is nothing to collapse, the focus moves to the parent.
  ///
  /// - Returns: Whether anything has changed.
  private func moveInOutline(from indexPath: IndexPath, opening: Bool) -> Bool {
    if let cell = cellForItem(at: indexPath) as? UICollectionViewListCell,
      cell.outlineDisclosure != nil, isExpanded(at: indexPath) != opening
    {
      cell.toggleOutline()
      updateFocusIndicators()
      return true
    }
    guard !opening, let parent = outlineParent(of: indexPath), canFocus(parent) else {
      return false
    }
    return moveFocus(to: parent)
  }

  /// Handles the release of a key and returns whether the key belonged to the collection view.
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
      if collection.hasLaidOutItems { tile() }
    }
    updateFocusIndicators()
    if selectionFollowsFocus, !collection.selection.contains(target) { selectByUser(target) }
    return true
  }

  /// Returns the nearest focusable item on a side, within about two screens.
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
      // An item straight ahead is preferred to a nearer one at an angle.
      let distance = ahead + 3 * aside
      if best.map({ distance < $0.distance }) ?? true { best = (candidate.indexPath, distance) }
    }
    return best?.indexPath
  }

  private func canFocus(_ indexPath: IndexPath) -> Bool {
    delegate?.collectionView(self, canFocusItemAt: indexPath) ?? true
  }

  private func updateFocusIndicators() {
    for (element, view) in collection.views where element.kind == nil {
      (view as? UICollectionViewCell)?.isMarkedByKeyboard =
        collection.focused == element.indexPath && receivesFocusedKeys
    }
    TreeChange.note()
  }
}
