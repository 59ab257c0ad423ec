import Foundation
import SystemShims

/// Gives a table the rows of snapshots, and works out what has changed between two (UIKit).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, SnapshotDataSource {
  /// Gives the cell for an item; nil is reported on standard error, where UIKit throws.
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

  /// Makes the data source of a table.
  ///
  /// - Parameters:
  ///   - tableView: The table; its `dataSource` is set.
  ///   - cellProvider: Gives the cell for an item.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// How rows come and go; in a terminal they are there, or they are not.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

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
    guard let tableView, !updates.isEmpty else {
      completion?()
      return
    }
    tableView.update { $0 = updates }
    guard let completion else { return }
    if animatingDifferences { tableView.finishUpdates { _ in completion() } } else { completion() }
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
      self.tableView?.reloadData()
      completion?()
    } storing: {
      $0.store(snapshot)
    }
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

  // MARK: UITableViewDataSource

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { state.snapshot.numberOfSections }

  /// How many items a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.count(inSection: section)
  }

  /// The cell that the provider gives for the item at a place.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = state.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) {
      return cell
    }
    ListMisuse.missingCell(indexPath).report()
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// None; subclasses give some.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// None; subclasses give some.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// It cannot, unless a subclass says so.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// It cannot, unless a subclass says so.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; subclasses apply another snapshot.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing; subclasses apply another snapshot.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
