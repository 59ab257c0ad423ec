import Foundation

/// Creation and removal of views, so that only visible elements have one.
extension UICollectionView {
  func tile() {
    prepareLayout()
    guard storedBounds.width > 0, storedBounds.height > 0 else { return removeAllViews() }
    collection.hasLaidOutItems = true
    let attributes = showElements()
    scrolling.shownOrigin = contentOffset
    for (element, attributes) in zip(collection.shown, attributes) { place(element, attributes) }
    if let editedElement, let attributes = editedAttributes(of: editedElement) {
      place(editedElement, attributes)
    }
    orderByLevel(attributes)
    if let backgroundView {
      if backgroundView.frame != storedBounds { backgroundView.frame = storedBounds }
      sendSubviewToBack(backgroundView)
    }
  }

  /// Makes missing views until their sizes no longer change which elements are visible.
  private func showElements() -> [UICollectionViewLayoutAttributes] {
    let axis = collectionViewLayout.scrollAxis
    let hasMovedBack =
      axis == .vertical
      ? contentOffset.y < scrolling.shownOrigin.y : contentOffset.x < scrolling.shownOrigin.x
    for _ in 0..<Self.maximumTilingPasses {
      let attributes = visibleAttributes()
      let anchor = anchor(among: attributes, hasMovedBack: hasMovedBack)
      let hasChanged = createMissingViews(attributes)
      guard hasChanged else { return attributes }
      collectionViewLayout.prepareIfNeeded()
      contentSizeDidChange()
      if let anchor { keepInPlace(anchor) }
    }
    return visibleAttributes()
  }

  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    let all = collectionViewLayout.layoutAttributesForElements(in: storedBounds) ?? []
    let counts = itemCounts
    // A custom layout may return attributes of elements that don't exist.
    let known = all.filter { attributes in
      attributes.representedElementKind == nil
        ? counts.contain(attributes.indexPath)
        : counts.indices.contains(attributes.indexPath.section)
    }
    let ordered = known.sorted { CollectionElement($0) < CollectionElement($1) }
    collection.shown = ordered.map(CollectionElement.init)
    // Views that have become invisible are removed first so that they can be reused.
    let shown = Set(collection.shown)
    let edited = subviewWithFirstResponder
    for element in collection.views.keys.sorted() where !shown.contains(element) {
      // As in UIKit, the view that is being edited keeps its item while it is out of sight.
      if let edited, edited === collection.views[element] { continue }
      // The view that is being dragged follows the finger.
      if let dragged = collection.movement?.cell, dragged === collection.views[element] { continue }
      removeView(element)
    }
    return ordered
  }

  /// The element that is out of sight but keeps its view because it is being edited.
  private var editedElement: CollectionElement? {
    guard let edited = subviewWithFirstResponder,
      let element = collection.views.first(where: { $0.value === edited })?.key
    else { return nil }
    return collection.shown.contains(element) ? nil : element
  }

  private func editedAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes?
  {
    element.kind.map { layoutAttributesForSupplementaryElement(ofKind: $0, at: element.indexPath) }
      ?? layoutAttributesForItem(at: element.indexPath)
  }

  /// Makes missing views and returns whether the layout has changed.
  private func createMissingViews(_ visible: [UICollectionViewLayoutAttributes]) -> Bool {
    var hasChanged = false
    let revision = collection.revision
    for attributes in visible {
      // The app may have changed the collection view while a cell was made, which invalidates the
      // attributes.
      guard collection.revision == revision else { return true }
      let element = CollectionElement(attributes)
      let isNew = collection.views[element] == nil
      if isNew { makeView(element, attributes) }
      guard let view = collection.views[element] else { continue }
      let mustFit = collection.unmeasured.remove(element) != nil || isNew
      if mustFit, measuresViews(attributes), fit(view, attributes) { hasChanged = true }
      if isNew { announce(view, element) }
    }
    return hasChanged
  }

  private func measuresViews(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    collectionViewLayout.measuresViews(for: attributes) || collectionViewLayout.isCustom
  }

  /// Measures a view and returns whether this has changed the layout.
  private func fit(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    view.apply(attributes)
    let revision = collection.revision
    let preferred = view.preferredLayoutAttributesFitting(attributes.copyOfSelf())
    guard collection.revision == revision else { return true }
    guard collectionViewLayout.isCustom else {
      if view.frame.size != preferred.size { view.frame.size = preferred.size }
      return collectionViewLayout.adopt(preferred, for: attributes)
    }
    guard preferred.frame != attributes.frame,
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    collectionViewLayout.isPrepared = false
    return true
  }

  /// Returns the item that keeps its position on the screen while sizes are measured.
  ///
  /// This is the first item that was already visible if others become visible above it. Otherwise
  /// it is the last item that begins above the visible area.
  private func anchor(
    among attributes: [UICollectionViewLayoutAttributes], hasMovedBack: Bool
  ) -> ContentAnchor? {
    let axis = collectionViewLayout.scrollAxis
    guard !collectionViewLayout.isCustom, hasContent(before: axis) else { return nil }
    let start = axis.start(of: storedBounds)
    let items = attributes.filter { $0.representedElementCategory == .cell }
    if hasMovedBack,
      let seen = items.first(where: { collection.views[CollectionElement($0)] != nil }),
      axis.start(of: seen.frame) >= start
    {
      return ContentAnchor(
        indexPath: seen.indexPath, isEnd: false, place: axis.start(of: seen.frame))
    }
    let above = items.filter { axis.start(of: $0.frame) < start }
    guard let last = above.max(by: { axis.end(of: $0.frame) < axis.end(of: $1.frame) }) else {
      return nil
    }
    return ContentAnchor(indexPath: last.indexPath, isEnd: true, place: axis.end(of: last.frame))
  }

  private func keepInPlace(_ anchor: ContentAnchor) {
    let axis = collectionViewLayout.scrollAxis
    guard let frame = layoutAttributesForItem(at: anchor.indexPath)?.frame else { return }
    let place = anchor.isEnd ? axis.end(of: frame) : axis.start(of: frame)
    shiftContent(by: place - anchor.place, along: axis)
  }

  private func makeView(
    _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard let dataSource else { return }
    let indexPath = element.indexPath
    let revision = collection.revision
    let view: UICollectionReusableView
    if let kind = element.kind {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    } else {
      view = dataSource.collectionView(self, cellForItemAt: indexPath)
    }
    guard collection.revision == revision else { return keepForReuse(view, element.kind) }
    // A view can't represent two elements at once.
    if let other = collection.views.first(where: { $0.value === view })?.key {
      collection.views[other] = nil
    }
    view.collectionView = self
    collection.views[element] = view
    if let cell = view as? UICollectionViewCell, element.kind == nil {
      giveIdentity(to: cell, at: indexPath)
      prepare(cell, at: indexPath)
    }
    view.frame = attributes.frame
    addSubview(view)
    view.apply(attributes)
  }

  private func announce(_ view: UICollectionReusableView, _ element: CollectionElement) {
    if let kind = element.kind {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
    } else if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    }
  }

  /// Sets the state of a cell.
  func prepare(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    cell.isSelected = collection.selection.contains(indexPath)
    cell.isHighlighted = collection.highlighted == indexPath
    cell.isMarkedByKeyboard = collection.focused == indexPath && receivesFocusedKeys
    cell.isExpanded = isExpanded(at: indexPath)
  }

  private func place(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) {
    guard let view = collection.views[element] else { return }
    view.apply(attributes)
    // The finger determines the frame of a dragged item.
    if let movement = collection.movement, movement.cell === view { return }
    if view.frame != attributes.frame { view.frame = attributes.frame }
    if view.transform != attributes.transform { view.transform = attributes.transform }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
  }

  /// Brings views with a higher z index to the front.
  private func orderByLevel(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard attributes.contains(where: { $0.zIndex != 0 }) else { return }
    let raised = attributes.sorted { $0.zIndex < $1.zIndex }.filter { $0.zIndex > 0 }
    let views = raised.compactMap { collection.views[CollectionElement($0)] }
    guard Array(storedSubviews.suffix(views.count)) != views else { return }
    for view in views { bringSubviewToFront(view) }
  }

  // MARK: Removal

  func removeAllViews() {
    for element in collection.views.keys.sorted() { removeView(element) }
    collection.shown = []
    collection.unmeasured = []
  }

  func removeView(_ element: CollectionElement) {
    guard let view = collection.views.removeValue(forKey: element) else { return }
    collection.unmeasured.remove(element)
    if collection.movement?.cell === view { cancelInteractiveMovement() }
    if let cell = view as? any SwipeableCell, collection.swipes?.open?.cell === cell {
      collection.swipes?.close()
    }
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell { cell.isHighlighted = false }
    if let kind = element.kind {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.indexPath
      )
    } else if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    }
    keepForReuse(view, element.kind)
  }

  private func keepForReuse(_ view: UICollectionReusableView, _ kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    collection.pool.enqueue(view, Self.poolKey(kind ?? Self.elementKindCell, identifier))
  }

  // MARK: The elements that tests see

  /// Visits the elements in order of their index paths instead of their creation.
  func visitItems(_ visit: (UIResponder) -> Bool) -> Bool {
    let elements = editedElement.map { (collection.shown + [$0]).sorted() } ?? collection.shown
    let ordered = elements.compactMap { collection.views[$0] }
    let own = Set(ordered.map(ObjectIdentifier.init))
    for view in storedSubviews where !own.contains(ObjectIdentifier(view)) {
      if !view.visitAsAccessibilityElement(visit) { return false }
    }
    for view in ordered where !view.visitAsAccessibilityElement(visit) { return false }
    return true
  }

  /// A limit far above the number of items on any screen, because each pass makes at least one more
  /// visible.
  private static let maximumTilingPasses = 500
}

extension UICollectionViewLayout {
  /// Whether the layout is a custom class of the app, which supports only UIKit's methods.
  var isCustom: Bool {
    !(self is UICollectionViewFlowLayout) && !(self is UICollectionViewCompositionalLayout)
  }
}

extension CollectionElement: Comparable {
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(kind: attributes.representedElementKind, indexPath: attributes.indexPath)
  }

  /// Orders elements by section, with the header first, then the items, then other elements.
  static func < (one: CollectionElement, other: CollectionElement) -> Bool {
    if one.indexPath.section != other.indexPath.section {
      return one.indexPath.section < other.indexPath.section
    }
    if one.rank != other.rank { return one.rank < other.rank }
    return one.indexPath != other.indexPath
      ? one.indexPath < other.indexPath : (one.kind ?? "") < (other.kind ?? "")
  }

  private var rank: Int {
    switch kind {
    case UICollectionView.elementKindSectionHeader: 0
    case nil: 1
    default: 2
    }
  }
}
