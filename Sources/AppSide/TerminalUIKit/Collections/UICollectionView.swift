import Foundation

/// Items in sections, put where a layout says (UIKit).
///
/// Only the items on show exist as cells; a cell that is scrolled out of view is shown again for another
/// item.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  final var collection = CollectionState()
  final private var contextMenuTrigger: ContextMenuTrigger?
  final private weak var collectionDelegate: (any UICollectionViewDelegate)?

  /// Makes a collection.
  ///
  /// - Parameters:
  ///   - frame: In points of its superview.
  ///   - layout: Decides where the items are.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
    collection.hasOwnBackground = false
    contextMenuTrigger = makeContextMenuTrigger()
  }

  /// Makes a collection of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    contextMenuTrigger = makeContextMenuTrigger()
  }

  // MARK: Data and layout

  /// Decides where the items are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutWasReplaced(oldValue) }
  }

  /// Puts the items where another layout says.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Puts the items where another layout says.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    finishUpdates(completion)
  }

  /// Who says what is in the collection.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    // It may have nothing to say yet.
    didSet { if dataSource !== oldValue { forgetEverything() } }
  }

  /// Who hears what the user does.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { scrollDelegate = newValue }
  }

  /// A view behind all items, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Asks for everything anew: nothing is selected any more.
  open func reloadData() {
    forgetEverything()
    noteCounts()
  }

  /// How many sections there are.
  open var numberOfSections: Int { itemCounts.count }

  /// How many items a section has; one that is not there is reported and has none.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = itemCounts
    if counts.indices.contains(section) { return counts[section] }
    if dataSource != nil {
      ListMisuse.noSection(.collection, section, count: counts.count).report()
    }
    return 0
  }

  // MARK: Views

  /// The cell of an item; nil for one that is not on show.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cell(at: indexPath) }

  /// The item of a cell; nil for one that is not on show.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    collection.views.first { $0.value === cell && $0.key.kind == nil }?.key.indexPath
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// The cells on show, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cell(at: $0) }
  }

  /// The items on show, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    collection.shown.compactMap { $0.kind == nil ? $0.indexPath : nil }
  }

  /// The header or footer of a section; nil for one that is not on show.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    collection.views[CollectionElement(kind: elementKind, indexPath: indexPath)]
  }

  /// The headers or footers on show.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The places of the headers or footers on show.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    collection.shown.compactMap { $0.kind == elementKind ? $0.indexPath : nil }
  }

  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard itemCounts.contain(indexPath) else { return nil }
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a header or footer is.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard itemCounts.indices.contains(indexPath.section) else { return nil }
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Says which class the cells of an identifier are of; nil forgets it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, Self.elementKindCell, identifier)
  }

  /// Says which class the headers or footers of an identifier are of; nil forgets it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, elementKind, identifier)
  }

  /// A cell to show an item with.
  ///
  /// An identifier that was never registered is reported on standard error in UIKit's words; a plain
  /// cell comes instead of UIKit's exception.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(identifier, for: indexPath)
  }

  /// A view to show a header or footer with; an identifier that was never registered is treated as that
  /// of a cell is.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(kind: elementKind, identifier, for: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls so that an item is at a place.
  ///
  /// An item that is not there is reported on standard error in UIKit's words, where UIKit throws.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Changes

  /// Makes changes to items and sections at once.
  ///
  /// The data source must have changed in the same way; if it has not, that is reported on standard
  /// error in UIKit's words, and the collection is loaded anew.
  ///
  /// - Parameters:
  ///   - updates: Inserts, deletes, moves and reloads.
  ///   - completion: Called with true when the animation has ended.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    collection.updateDepth += 1
    updates?()
    collection.updateDepth -= 1
    if collection.updateDepth == 0 { commitUpdates() }
    finishUpdates(completion)
  }

  /// Whether the collection shows something else than its data source says.
  open var hasUncommittedUpdates: Bool { collection.updateDepth > 0 }

  /// Shows new sections of the data source.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Stops showing sections that the data source does not have any more.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for everything in sections anew.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Shows a section where the data source has it now.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(ListUpdates.SectionMove(from: section, to: newSection)) }
  }

  /// Shows new items of the data source.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Stops showing items that the data source does not have any more.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Asks for new cells for items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Asks for the cells of items to be configured again, without making new ones.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  /// Shows an item where the data source has it now.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append(ListUpdates.ItemMove(from: indexPath, to: newIndexPath)) }
  }

  // MARK: Movement

  /// Starts to move an item as the user does; its cell must be on show, and the data source let it.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: Whether the item can be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: indexPath)
  }

  /// Moves the item that is being moved.
  ///
  /// - Parameter targetPosition: Where its middle is to be, in points of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    collection.movement?.move(to: targetPosition.finite)
  }

  /// Lets go of the item that is being moved: it stays where the delegate lets it.
  open func endInteractiveMovement() { endMovement() }

  /// Puts the item that is being moved back.
  open func cancelInteractiveMovement() { _ = putBack() }

  // MARK: Selection

  /// Whether the user can select items.
  open var allowsSelection = true { didSet { selectionRulesDidChange() } }
  /// Whether the user can select several items.
  open var allowsMultipleSelection = false { didSet { selectionRulesDidChange() } }
  /// Whether the user can select items while they are edited.
  open var allowsSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }
  /// Whether the user can select several items while they are edited.
  open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }
  /// Whether moving the keyboard's mark selects.
  open var selectionFollowsFocus = false
  /// Whether items are being edited.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

  /// All selected items, in the order in which they were selected.
  open var indexPathsForSelectedItems: [IndexPath]? { collection.selection.indexPaths }

  /// Selects an item, without telling the delegate; without permission to select, nothing happens.
  ///
  /// - Parameters:
  ///   - indexPath: The item; nil deselects all. One that is not there is reported and changes
  ///     nothing.
  ///   - animated: Whether scrolling takes its time.
  ///   - scrollPosition: Where to scroll the item to; empty does not scroll.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectByApp(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if canSelect { setSelected(false, indexPath) }
  }

  // MARK: UIView

  /// The colour behind the items; that of the list where the layout is one and no other was set.
  open override var backgroundColor: UIColor? {
    didSet { collection.hasOwnBackground = true }
  }

  /// The size that the layout says, in points.
  open override var contentSize: CGSize {
    get {
      prepareLayout()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Asks for views for what is on show now.
  open override func layoutSubviews() {
    boundsMayHaveChanged()
    super.layoutSubviews()
    tile()
    followWaitingGoal()
  }

  /// Marks the item under a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Unmarks the item under a finger that moves as no tap does.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, touch.hasWandered(in: self) { unhighlight() }
    super.touchesMoved(touches, with: event)
  }

  /// Selects the item that the finger has marked.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch() { super.touchesEnded(touches, with: event) }
  }

  /// Unmarks the item under the finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if collection.highlighted == nil { super.touchesCancelled(touches, with: event) }
    unhighlight()
  }

  /// Moves the keyboard's mark, or selects with it.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key.map { !beginKey($0) } ?? true }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Selects the item that the key has marked.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key.map { !endKey($0) } ?? true }
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }

  /// Whether the Tab key can put the focus here: where there are items to select.
  open override var canBecomeFocused: Bool { allowsSelection && itemCounts.contains { $0 > 0 } }

  /// Whether the focus is on the collection itself: as in UIKit it is on an item, as long as that is on
  /// show.
  open override var isFocused: Bool {
    super.isFocused && collection.focused.flatMap { cell(at: $0) } == nil
  }

  override func focusDidChange() {
    super.focusDidChange()
    focusMayHaveMoved()
  }

  override func scrollDelegateDidChange() {
    collectionDelegate = scrollDelegate as? any UICollectionViewDelegate
    collectionViewLayout.invalidateLayout()
  }

  override func showContent() { if collection.isTiled { tile() } }

  override var hasMadeContent: Bool { collection.isTiled }

  override func userWillScroll() { collection.swipes?.close() }

  override func beginSwipe(_ touch: UITouch, translation: CGPoint) -> Bool {
    beginItemSwipe(touch, translation: translation)
  }

  override func endSwipe(translation: CGPoint, isCancelled: Bool) {
    collection.swipes?.end(translation: translation, isCancelled: isCancelled)
  }

  override var defaultAccessibilityRole: AccessibilityRole { .collectionView }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    guard accessibilityElements == nil, !accessibilityElementsHidden else {
      return super.visitAccessibilityChildren(visit)
    }
    return visitItems(visit) && visitScrollBars(visit)
  }
}
