import Foundation
import SystemShims

/// A data source that provides a collection view with the items of snapshots, and derives updates
/// from them (UIKit).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, OutlineDataSource, ReorderingDataSource {
  /// A closure that returns the cell of an item; `nil` is reported, for which UIKit raises an
  /// exception.
  public typealias CellProvider =
    (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

  /// A closure that returns a supplementary view.
  public typealias SupplementaryViewProvider =
    (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  /// Handlers for expanding and collapsing items of an outline (UIKit).
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers {
    /// Returns whether an item may be expanded; if `nil`, every item may.
    public var shouldExpandItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// Returns whether an item may be collapsed; if `nil`, every item may.
    public var shouldCollapseItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: (@MainActor (ItemIdentifierType) -> Void)?

    /// Creates handlers that do nothing.
    public nonisolated init() {}
  }

  /// Handlers for reordering items (UIKit).
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Returns whether an item may be moved; if `nil`, no item may.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before a moved item is shown at its new index path.
    public var willReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?
    /// Called after a moved item is shown at its new index path, to update the app's model.
    public var didReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?

    /// Creates handlers that do nothing.
    public nonisolated init() {}
  }

  final private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  final private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>() {
    didSet { queued.follow(state) }
  }
  private let queued = QueuedState<SectionIdentifierType, ItemIdentifierType>()
  /// The transaction of a move that is not shown yet.
  final private var reordering:
    (
      updates: ListUpdates,
      transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    )?

  /// Creates a data source and connects it to a collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view, whose `dataSource` is set.
  ///   - cellProvider: The closure that returns the cell of an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The closure that returns a supplementary view.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers for expanding and collapsing items of an outline.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// The handlers for reordering items.
  open var reorderingHandlers = ReorderingHandlers()

  // MARK: Snapshots

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current.snapshot
  }

  /// The current state; on a background queue, the state after all scheduled changes.
  private var current: DiffableState<SectionIdentifierType, ItemIdentifierType> {
    MainQueue.isCurrent ? state : queued.state
  }

  /// Applies a snapshot.
  ///
  /// As in UIKit, it may be called on a background queue, which must always be the same one. The
  /// changes are made and the completion is called on the main queue.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Whether the completion is called after an animation.
  ///   - completion: The closure to call at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    queued.onMainQueue {
      self.show(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    } storing: {
      $0.store(snapshot)
    }
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    let updates = replaceSnapshot(snapshot)
    guard let collectionView, !updates.isEmpty else {
      completion?()
      return
    }
    collectionView.update { $0 = updates }
    guard let completion else { return }
    if animatingDifferences {
      collectionView.finishUpdates { _ in completion() }
    } else {
      completion()
    }
  }

  /// Replaces the snapshot and returns the updates from the previous one.
  private func replaceSnapshot(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> ListUpdates {
    // Works on a copy because comparing items runs app code, which may access the state.
    var new = state
    let updates = new.apply(snapshot)
    state = new
    return updates
  }

  /// Applies a snapshot and returns at the end of the updates.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await AwaitedCompletion<Void>.of(ifRefused: ()) { completion in
      apply(snapshot, animatingDifferences: animatingDifferences) { completion(()) }
    }
  }

  /// Applies a snapshot by reloading the whole list.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    queued.onMainQueue {
      _ = self.replaceSnapshot(snapshot)
      self.collectionView?.reloadData()
      completion?()
    } storing: {
      $0.store(snapshot)
    }
  }

  /// Returns the outline of a section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { current.outline(of: section) }

  /// Applies an outline to a section, which is appended if it doesn't exist.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    queued.onMainQueue {
      self.show(
        snapshot, in: section, animatingDifferences: animatingDifferences, completion: completion)
    } storing: {
      let new = $0.showing(snapshot, in: section)
      $0.store(new)
    }
  }

  private func show(
    _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    in section: SectionIdentifierType, animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    var changed = state
    let new = changed.showing(outline, in: section)
    state = changed
    collectionView?.outlinesDidChange()
    apply(new, animatingDifferences: animatingDifferences, completion: completion)
  }

  // MARK: Identifiers

  /// Returns the item at an index path, or `nil` if there isn't one.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the index path of an item, or `nil` if it is unknown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier)
  }

  /// Returns the section at an index, or `nil` if there isn't one.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// Returns the index of a section, or `nil` if it is unknown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state.snapshot.numberOfSections
  }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.count(inSection: section) }

  /// Returns the provider's cell for an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = state.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    ListMisuse.missingCell(indexPath).report()
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns the provider's supplementary view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    ListMisuse.missingSupplementaryView(kind: kind, at: indexPath).report()
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns whether the reordering handlers allow an item to be moved.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    state.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves an item in the snapshot after the user has moved it in the list.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    reordering = nil
    guard let new = state.moving(from: sourceIndexPath, to: destinationIndexPath) else { return }
    let transaction = NSDiffableDataSourceTransaction(
      from: state, to: new, in: [sourceIndexPath.section, destinationIndexPath.section])
    reorderingHandlers.willReorder?(transaction)
    reordering = (state.snapshot.updates(to: new.snapshot), transaction)
    state = new
  }

  // MARK: ReorderingDataSource

  func finishReordering(_ show: (ListUpdates) -> Void) {
    guard let (updates, transaction) = reordering else { return }
    reordering = nil
    show(updates)
    reorderingHandlers.didReorder?(transaction)
  }

  // MARK: OutlineDataSource

  func isExpanded(at indexPath: IndexPath) -> Bool {
    guard let item = state.item(at: indexPath), let section = state.section(at: indexPath.section)
    else { return false }
    return state.outlines[section]?.isExpanded(item) ?? false
  }

  func parent(of indexPath: IndexPath) -> IndexPath? {
    guard let item = state.item(at: indexPath), let section = state.section(at: indexPath.section)
    else { return nil }
    return state.outlines[section]?.parent(of: item).flatMap { state.place(of: $0) }
  }

  func toggle(at indexPath: IndexPath) {
    guard let item = state.item(at: indexPath), let section = state.section(at: indexPath.section),
      var outline = state.outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
