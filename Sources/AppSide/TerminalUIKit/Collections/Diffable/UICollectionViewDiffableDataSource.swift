import Foundation
import SystemShims

/// Gives a collection the items of snapshots, and works out what has changed between two (UIKit).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, OutlineDataSource, ReorderingDataSource {
  /// Gives the cell for an item; nil is reported on standard error, where UIKit throws.
  public typealias CellProvider =
    (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

  /// Gives the view for a header, a footer or the like.
  public typealias SupplementaryViewProvider =
    (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  /// What happens when items of an outline are opened and closed (UIKit).
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers {
    /// Whether an item may be opened; nil lets it.
    public var shouldExpandItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is opened.
    public var willExpandItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// Whether an item may be closed; nil lets it.
    public var shouldCollapseItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is closed.
    public var willCollapseItem: (@MainActor (ItemIdentifierType) -> Void)?

    /// Makes handlers that do nothing.
    public nonisolated init() {}
  }

  /// What happens when the user moves items (UIKit).
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Whether an item may be moved; nil lets none.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is shown in its new place.
    public var willReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?
    /// Called after an item is shown in its new place; what it comes from is to be changed here.
    public var didReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?

    /// Makes handlers that do nothing.
    public nonisolated init() {}
  }

  final private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  final private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>() {
    didSet { queued.follow(state) }
  }
  private let queued = QueuedState<SectionIdentifierType, ItemIdentifierType>()
  /// What a movement changes, until it is shown.
  final private var reordering:
    (
      updates: ListUpdates,
      transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    )?

  /// Makes the data source of a collection.
  ///
  /// - Parameters:
  ///   - collectionView: The collection; its `dataSource` is set.
  ///   - cellProvider: Gives the cell for an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Gives the view for a header, a footer or the like.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What happens when items of an outline are opened and closed.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// What happens when the user moves items.
  open var reorderingHandlers = ReorderingHandlers()

  // MARK: Snapshots

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current.snapshot
  }

  /// What is shown; on another queue than the main one, what will be when that has done its work.
  private var current: DiffableState<SectionIdentifierType, ItemIdentifierType> {
    MainQueue.isCurrent ? state : queued.state
  }

  /// Shows another snapshot.
  ///
  /// As in UIKit it may be called on another queue, always the same one; all is done, and the completion
  /// called, on the main queue.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - animatingDifferences: Whether the completion waits for an animation.
  ///   - completion: Called when all is done.
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
    let updates = takeOver(snapshot)
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

  /// Returns what is different then.
  private func takeOver(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> ListUpdates {
    // Comparing runs the app's code, which may ask for what is shown.
    var new = state
    let updates = new.apply(snapshot)
    state = new
    return updates
  }

  /// Shows another snapshot, and waits until all is done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await AwaitedCompletion<Void>.of(ifRefused: ()) { completion in
      apply(snapshot, animatingDifferences: animatingDifferences) { completion(()) }
    }
  }

  /// Shows another snapshot as if nothing had been there before.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    queued.onMainQueue {
      _ = self.takeOver(snapshot)
      self.collectionView?.reloadData()
      completion?()
    } storing: {
      $0.store(snapshot)
    }
  }

  /// The outline of a section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { current.outline(of: section) }

  /// Shows an outline as a section, which is added at the end if it is not there.
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

  /// The item at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// The place of an item; nil for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier)
  }

  /// The section at a place; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// The place of a section; nil for one that is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state.snapshot.numberOfSections
  }

  /// How many items a section of the snapshot has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.count(inSection: section) }

  /// The cell that the provider gives for the item at a place.
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

  /// The view that the provider gives for a header, a footer or the like.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    ListMisuse.missingSupplementaryView(kind: kind, at: indexPath).report()
    return UICollectionReusableView(frame: .zero)
  }

  /// Whether the reordering handlers let the item at a place be moved.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    state.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves an item in the snapshot because the user has moved it in the list.
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
