import Foundation
import SystemShims

/// A data source that shows snapshots in a table and computes the differences between them (UIKit).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, SnapshotDataSource {
  /// A closure that returns the cell for an item.
  ///
  /// If it returns `nil`, that is reported on standard error; UIKit throws an exception.
  public typealias CellProvider =
    (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  final private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  final private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>() {
    didSet { queued.follow(state) }
  }
  private let queued = QueuedState<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and sets it as the table's `dataSource`.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cellProvider: Returns the cell for an item.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The animation of inserted and deleted rows; has no effect in a terminal.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  // MARK: Snapshots

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current.snapshot
  }

  /// The current state.
  ///
  /// On a queue other than the main queue, the state after the changes that are pending on the main
  /// queue.
  private var current: DiffableState<SectionIdentifierType, ItemIdentifierType> {
    MainQueue.isCurrent ? state : queued.state
  }

  /// Applies a snapshot.
  ///
  /// As in UIKit, the method can be called on a background queue, if always on the same one. The
  /// changes and the completion run on the main queue.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Whether the completion waits for an animation.
  ///   - completion: Called after the snapshot was applied.
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
    guard let tableView, !updates.isEmpty else {
      completion?()
      return
    }
    tableView.update { $0 = updates }
    guard let completion else { return }
    if animatingDifferences { tableView.finishUpdates { _ in completion() } } else { completion() }
  }

  /// Makes a snapshot the current one and returns the differences.
  private func replaceSnapshot(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> ListUpdates {
    // Comparing items runs the app's code, which may access the current snapshot.
    var new = state
    let updates = new.apply(snapshot)
    state = new
    return updates
  }

  /// Applies a snapshot and waits until the changes are complete.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await AwaitedCompletion<Void>.of(ifRefused: ()) { completion in
      apply(snapshot, animatingDifferences: animatingDifferences) { completion(()) }
    }
  }

  /// Applies a snapshot by reloading the table, without computing differences.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    queued.onMainQueue {
      _ = self.replaceSnapshot(snapshot)
      self.tableView?.reloadData()
      completion?()
    } storing: {
      $0.store(snapshot)
    }
  }

  // MARK: Identifiers

  /// Returns the item at an index path, or `nil` if there isn't one.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the index path of an item, or `nil` if the snapshot doesn't contain it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier)
  }

  /// Returns the section at an index, or `nil` if there isn't one.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// Returns the index of a section, or `nil` if the snapshot doesn't contain it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { state.snapshot.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.count(inSection: section)
  }

  /// Returns the provider's cell for the item at an index path.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = state.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) {
      return cell
    }
    ListMisuse.missingCell(indexPath).report()
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns `nil`.
  ///
  /// Subclasses can override it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns `nil`.
  ///
  /// Subclasses can override it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns `false`.
  ///
  /// Subclasses can override it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns `false`.
  ///
  /// Subclasses can override it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing.
  ///
  /// Subclasses apply another snapshot.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  ///
  /// Subclasses apply another snapshot.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
