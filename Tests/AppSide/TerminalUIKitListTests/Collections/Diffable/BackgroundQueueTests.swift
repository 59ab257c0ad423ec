import Dispatch
import Foundation
import SystemShims
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of snapshots that the app applies on a background queue.
@MainActor
struct BackgroundQueueTests {
  private static let queue = DispatchQueue(label: "snapshots")

  /// A wrapper for passing a data source between queues, as Swift 5 code without actors can.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }

  private static func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Runs code that is isolated to the main actor on a background queue, as Swift 5 apps can.
  private static func runElsewhere(_ work: @escaping @MainActor () -> Void) {
    typealias Work = () -> Void
    let plain = Unchecked(value: unsafeBitCast(work as @MainActor () -> Void, to: Work.self))
    queue.sync { plain.value() }
  }

  private static func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func `snapshots of a table are shown on the main queue in order`() async {
    let table = UITableView(frame: rect(0, 0, 160, 160))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, indexPath, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    let journal = Journal()
    let known = Journal()
    let (first, second, third) = (
      Self.snapshot([1]), Self.snapshot([1, 2]), Self.snapshot([3, 2, 1])
    )
    Self.runElsewhere {
      source.apply(first) { journal.note("first \(Thread.isMainThread || MainQueue.isCurrent)") }
      source.apply(second, animatingDifferences: false) { journal.note("second") }
      source.applySnapshotUsingReloadData(third) { journal.note("third") }
      known.note("\(source.snapshot().itemIdentifiers) \(source.indexPath(for: 2)?.row ?? -1)")
    }
    #expect(known.take() == ["[3, 2, 1] 1"])
    #expect(source.snapshot().itemIdentifiers.isEmpty && journal.entries.isEmpty)
    await Self.turn()
    #expect(journal.take() == ["first true", "second", "third"])
    #expect(source.snapshot().itemIdentifiers == [3, 2, 1])
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `snapshots and outlines of a collection are shown on the main queue in order`() async {
    let collection = UICollectionView(
      frame: rect(0, 0, 160, 160),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      collection, indexPath, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    let journal = Journal()
    let known = Journal()
    let first = Self.snapshot([1, 2])
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([5, 6])
    outline.append([7], to: 6)
    let tree = outline
    Self.runElsewhere {
      source.apply(first) { journal.note("first") }
      source.apply(tree, to: 0) { journal.note("tree") }
      known.note("\(source.snapshot().itemIdentifiers) \(source.snapshot(for: 0).items)")
    }
    #expect(known.take() == ["[5, 6] [5, 6, 7]"])
    #expect(source.snapshot().itemIdentifiers.isEmpty && journal.entries.isEmpty)
    await Self.turn()
    #expect(journal.take() == ["first", "tree"])
    #expect(source.snapshot().itemIdentifiers == [5, 6])
    #expect(collection.numberOfItems(inSection: 0) == 2)
    // The background queue finds the snapshot that is applied here.
    await source.apply(first, animatingDifferences: false)
    Self.runElsewhere { known.note("\(source.snapshot().itemIdentifiers)") }
    #expect(known.take() == ["[1, 2]"])
  }
}
