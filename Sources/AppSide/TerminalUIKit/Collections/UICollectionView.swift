import ElementTypes
import Foundation

/// A view that shows items in sections according to a layout (UIKit).
///
/// Only visible items have cells. A cell that is scrolled out of view is reused for another item.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  final var collection = CollectionState()
  final private var contextMenuTrigger: ContextMenuTrigger?
  final private weak var collectionDelegate: (any UICollectionViewDelegate)?

  /// Creates a collection view.
  ///
  /// - Parameters:
  ///   - frame: The frame in points of the superview.
  ///   - layout: The layout of the items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
    collection.hasOwnBackground = false
    contextMenuTrigger = makeContextMenuTrigger()
  }

  /// Creates an empty collection view, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    contextMenuTrigger = makeContextMenuTrigger()
  }

  // MARK: Data and layout

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutWasReplaced(oldValue) }
  }

  /// Replaces the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Replaces the layout.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    finishUpdates(completion)
  }

  /// The data source of the collection view.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    // A new data source isn't queried yet because it may not be ready.
    didSet {
      guard dataSource !== oldValue else { return }
      collection.lacksMove = false
      discardData()
    }
  }

  /// The object that loads data ahead; never asked, because items are made when they are shown.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are made ahead; stored but has no effect.
  open var isPrefetchingEnabled = true

  /// The delegate of the collection view.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { scrollDelegate = newValue }
  }

  /// The view behind all items, which doesn't scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Reloads all items and clears the selection.
  open func reloadData() {
    discardData()
    storeCounts()
  }

  /// The number of sections.
  open var numberOfSections: Int { itemCounts.count }

  /// Returns the number of items in a section; for a section that doesn't exist, it reports an
  /// error and returns 0.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = itemCounts
    if counts.indices.contains(section) { return counts[section] }
    if dataSource != nil {
      ListMisuse.noSection(.collection, section, count: counts.count).report()
    }
    return 0
  }

  // MARK: Views

  /// Returns the cell of an item, or `nil` if it isn't visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cell(at: indexPath) }

  /// Returns the index path of a cell, or `nil` if it isn't visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    collection.views.first { $0.value === cell && $0.key.kind == nil }?.key.indexPath
  }

  /// Returns the index path of the item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cell(at: $0) }
  }

  /// The index paths of the visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    collection.shown.compactMap { $0.kind == nil ? $0.indexPath : nil }
  }

  /// Returns a supplementary view, or `nil` if it isn't visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    collection.views[CollectionElement(kind: elementKind, indexPath: indexPath)]
  }

  /// Returns the visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns the index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    collection.shown.compactMap { $0.kind == elementKind ? $0.indexPath : nil }
  }

  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard itemCounts.contain(indexPath) else { return nil }
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard itemCounts.indices.contains(indexPath.section) else { return nil }
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Registers a class for cells with a reuse identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, Self.elementKindCell, identifier)
  }

  /// Registers a class for supplementary views with a reuse identifier; `nil` removes the
  /// registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, elementKind, identifier)
  }

  /// Returns a reusable or new cell.
  ///
  /// An unregistered identifier is reported on standard error in UIKit's words, and a plain cell is
  /// returned. UIKit raises an exception.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(identifier, for: indexPath)
  }

  /// Returns a reusable or new supplementary view; an unregistered identifier is handled as for
  /// cells.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(kind: elementKind, identifier, for: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls to an item.
  ///
  /// An item that doesn't exist is reported on standard error in UIKit's words. UIKit raises an
  /// exception.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Changes

  /// Performs several updates together.
  ///
  /// The data source must have changed accordingly. If it hasn't, this is reported on standard
  /// error in UIKit's words, and the collection view is reloaded.
  ///
  /// - Parameters:
  ///   - updates: The closure that inserts, deletes, moves and reloads.
  ///   - completion: The closure to call with `true` after the animation.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    collection.updateDepth += 1
    updates?()
    collection.updateDepth -= 1
    if collection.updateDepth == 0 { commitUpdates() }
    finishUpdates(completion)
  }

  /// Whether the collection view shows something else than its data source provides.
  open var hasUncommittedUpdates: Bool { collection.updateDepth > 0 }

  /// Inserts sections that the data source has added.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections that the data source has removed.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section that the data source has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(ListUpdates.SectionMove(from: section, to: newSection)) }
  }

  /// Inserts items that the data source has added.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Deletes items that the data source has removed.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Reloads items with new cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Reconfigures the existing cells of items.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  /// Moves an item that the data source has moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append(ListUpdates.ItemMove(from: indexPath, to: newIndexPath)) }
  }

  // MARK: Movement

  /// Starts moving an item interactively if it is visible and the data source allows it.
  ///
  /// - Parameter indexPath: The index path of the item.
  /// - Returns: Whether the item can be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: indexPath)
  }

  /// Updates the position of the item that is being moved.
  ///
  /// - Parameter targetPosition: The new centre of the item, in content coordinates.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    collection.movement?.move(to: targetPosition.finite)
  }

  /// Ends the interactive movement and moves the item to its target if the delegate allows it.
  open func endInteractiveMovement() { endMovement() }

  /// Cancels the interactive movement and moves the item back.
  open func cancelInteractiveMovement() { _ = cancelMove() }

  // MARK: Selection

  /// Whether the user can select items.
  open var allowsSelection = true { didSet { selectionRulesDidChange() } }
  /// Whether the user can select several items.
  open var allowsMultipleSelection = false { didSet { selectionRulesDidChange() } }
  /// Whether the user can select items while they are being edited.
  open var allowsSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }
  /// Whether the user can select several items while they are being edited.
  open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }
  /// Whether moving the focus selects the focused item.
  open var selectionFollowsFocus = false
  /// Whether items are being edited.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

  /// The index paths of the selected items, in the order of selection.
  open var indexPathsForSelectedItems: [IndexPath]? { collection.selection.indexPaths }

  /// Selects an item without calling the delegate, if selection is allowed.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item, or `nil` to clear the selection. An item that
  ///     doesn't exist is reported.
  ///   - animated: Whether scrolling is animated.
  ///   - scrollPosition: The position to scroll the item to, or an empty set not to scroll.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectByApp(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if canSelect { setSelected(false, indexPath) }
  }

  // MARK: UIView

  /// The background colour, which is the list's unless another one is set.
  open override var backgroundColor: UIColor? {
    didSet { collection.hasOwnBackground = true }
  }

  /// The size of the content, which the layout determines, in points.
  open override var contentSize: CGSize {
    get {
      prepareLayout()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Creates and lays out the views of visible elements.
  open override func layoutSubviews() {
    boundsMayHaveChanged()
    super.layoutSubviews()
    tile()
    followWaitingGoal()
  }

  /// Highlights the touched item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Unhighlights the touched item when the touch is no longer a tap.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, touch.hasMovedBeyondTap(in: self) { unhighlight() }
    super.touchesMoved(touches, with: event)
  }

  /// Selects the highlighted item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch() { super.touchesEnded(touches, with: event) }
  }

  /// Unhighlights the touched item.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if collection.highlighted == nil { super.touchesCancelled(touches, with: event) }
    unhighlight()
  }

  /// Moves the focus, or highlights the focused item.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key.map { !beginKey($0) } ?? true }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Selects the highlighted item.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key.map { !endKey($0) } ?? true }
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }

  /// Whether the Tab key can focus the collection view, which needs items to select.
  open override var canBecomeFocused: Bool { allowsSelection && itemCounts.contains { $0 > 0 } }

  /// Whether the collection view itself is focused.
  ///
  /// As in UIKit, the focus is on an item while that item is visible.
  open override var isFocused: Bool {
    super.isFocused && focusedCell == nil
  }

  /// The item that has the focus, or `nil` if it is out of sight.
  final var focusedCell: UICollectionViewCell? { collection.focused.flatMap { cell(at: $0) } }

  override func focusDidChange() {
    super.focusDidChange()
    focusMayHaveMoved()
  }

  override func scrollDelegateDidChange() {
    collectionDelegate = scrollDelegate as? any UICollectionViewDelegate
    collectionViewLayout.invalidateLayout()
  }

  override func showContent() { if collection.hasLaidOutItems { tile() } }

  override var hasMadeContent: Bool { collection.hasLaidOutItems }

  override func userWillScroll() { collection.swipes?.close() }

  override func beginSwipe(_ touch: UITouch, translation: CGPoint) -> Bool {
    beginItemSwipe(touch, translation: translation)
  }

  override func endSwipe(translation: CGPoint, isCancelled: Bool) {
    collection.swipes?.end(translation: translation, isCancelled: isCancelled)
  }

  override var defaultElementType: ElementType { .collectionView }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    guard accessibilityElements == nil, !accessibilityElementsHidden else {
      return super.visitAccessibilityChildren(visit)
    }
    return visitItems(visit) && visitScrollBars(visit)
  }
}
