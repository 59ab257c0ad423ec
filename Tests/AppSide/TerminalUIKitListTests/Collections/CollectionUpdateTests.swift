import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct CollectionUpdateTests {
  private let rig = CollectionRig([["a", "b", "c", "d"]])
  private let screen: TestScreen

  init() { screen = rig.show(CGSize(width: 320, height: 320)) }

  @Test func `inserting and deleting items keeps other cells`() {
    let cells = rig.collection.visibleCells
    rig.sections[0] = ["x", "b", "c", "d", "y"]
    rig.collection.performBatchUpdates {
      rig.collection.deleteItems(at: [rig.path(0)])
      rig.collection.insertItems(at: [rig.path(0), rig.path(4)])
    }
    #expect(rig.texts == ["x", "b", "c", "d", "y"])
    #expect(rig.collection.visibleCells[1] === cells[1])
  }

  @Test func `a moved item keeps its cell`() {
    let first = rig.collection.visibleCells[0]
    rig.sections[0] = ["b", "c", "a", "d"]
    rig.collection.moveItem(at: rig.path(0), to: rig.path(2))
    #expect(rig.texts == ["b", "c", "a", "d"] && rig.collection.visibleCells[2] === first)
  }

  @Test func `sections can be inserted, deleted and moved`() {
    rig.sections = [["z"], ["a", "b", "c", "d"]]
    rig.collection.insertSections([0])
    #expect(rig.texts == ["z", "a", "b", "c", "d"])
    rig.sections.swapAt(0, 1)
    rig.collection.moveSection(0, toSection: 1)
    #expect(rig.texts == ["a", "b", "c", "d", "z"])
    rig.sections = [["z"]]
    rig.collection.deleteSections([0])
    rig.sections = [["q"]]
    rig.collection.reloadSections([0])
    #expect(rig.texts == ["q"])
  }

  @Test func `updates that do not match the data source are reported`() {
    let lines = reports { rig.collection.insertItems(at: [rig.path(0)]) }
    #expect(
      lines.count == 1
        && lines[0].hasPrefix("*** Invalid update: invalid number of items in section 0."))
    screen.settle()
    #expect(rig.texts == ["a", "b", "c", "d"])
  }

  @Test func `the completion is called after the animation`() {
    let journal = Journal()
    rig.collection.performBatchUpdates(nil) { journal.note("done \($0)") }
    #expect(journal.take().isEmpty)
    pass(0.5)
    #expect(journal.take() == ["done true"])
  }

  @Test func `the selection follows its item`() {
    rig.collection.selectItem(at: rig.path(1), animated: false, scrollPosition: [])
    rig.sections[0].insert("x", at: 0)
    rig.collection.insertItems(at: [rig.path(0)])
    #expect(rig.collection.indexPathsForSelectedItems == [rig.path(2)])
    #expect(rig.collection.cellForItem(at: rig.path(2))?.isSelected == true)
    rig.collection.reloadItems(at: [rig.path(2)])
    #expect(rig.collection.indexPathsForSelectedItems == [])
  }
}

@MainActor
struct DiffableDataSourceTests {
  private let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 320),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  private let source: UICollectionViewDiffableDataSource<String, String>
  private let screen = TestScreen(CGSize(width: 320, height: 320))

  init() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = text.hasPrefix("+") ? [.outlineDisclosure()] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      view, indexPath, text in
      text == "none"
        ? nil
        : view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: text)
    }
    screen.add(collection)
  }

  private var texts: [String] {
    screen.settle()
    return collection.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
    }
  }

  private func apply(_ sections: [(String, [String])]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot, animatingDifferences: true)
  }

  @Test func `a snapshot is shown and can be queried`() {
    apply([("one", ["a", "b"]), ("two", ["c"])])
    #expect(collection.numberOfSections == 2 && collection.numberOfItems(inSection: 0) == 2)
    #expect(texts == ["a", "b", "c"])
    #expect(source.itemIdentifier(for: [1, 0]) == "c" && source.indexPath(for: "b") == [0, 1])
    #expect(
      source.itemIdentifier(for: [1, 1]) == nil && source.itemIdentifier(for: [9, 9]) == nil)
    #expect(source.sectionIdentifier(for: 1) == "two" && source.index(for: "two") == 1)
    #expect(source.sectionIdentifier(for: 2) == nil && source.indexPath(for: "z") == nil)
    #expect(source.snapshot().itemIdentifiers == ["a", "b", "c"])
  }

  @Test func `only differences between snapshots are applied`() {
    apply([("one", ["a", "b", "c"])])
    _ = texts
    let cells = collection.visibleCells
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    apply([("one", ["c", "x", "b"])])
    #expect(texts == ["c", "x", "b"])
    #expect(collection.visibleCells[0] === cells[2] && collection.visibleCells[2] === cells[1])
    #expect(collection.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test func `reloaded items get a new cell, and reconfigured items keep theirs`() {
    apply([("one", ["a", "b"])])
    _ = texts
    let cells = collection.visibleCells
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(["b"])
    source.apply(snapshot)
    #expect(texts == ["a", "b"] && collection.visibleCells[1] === cells[1])
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    snapshot = source.snapshot()
    snapshot.reloadItems(["a"])
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    source.apply(snapshot)
    #expect(texts == ["a", "b"] && collection.indexPathsForSelectedItems == [])
  }

  @Test func `the completion waits only for an animation`() async {
    let journal = Journal()
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["one"])
    source.apply(snapshot, animatingDifferences: false) { journal.note("at once") }
    #expect(journal.take() == ["at once"])
    snapshot.appendItems(["a"])
    source.apply(snapshot) { journal.note("later") }
    #expect(journal.take().isEmpty)
    pass(0.5)
    #expect(journal.take() == ["later"])
    await source.apply(snapshot, animatingDifferences: false)
    source.applySnapshotUsingReloadData(snapshot) { journal.note("anew") }
    #expect(journal.take() == ["anew"])
  }

  @Test func `a provider that returns no cell is reported`() {
    let lines = reports {
      apply([("one", ["none"])])
      _ = texts
    }
    #expect(lines.count == 1 && lines[0].contains("{0, 0}"))
  }

  @Test func `the outline disclosure expands and collapses an item`() throws {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["+fruit", "nuts"])
    outline.append(["apple", "pear"], to: "+fruit")
    source.apply(outline, to: "food", animatingDifferences: false)
    #expect(texts == ["+fruit", "nuts"])
    let cell = try #require(collection.cellForItem(at: [0, 0]))
    let triangle = try #require(cell.subviews.first { $0.accessibilityLabel == "Expand" })
    screen.tap(triangle)
    #expect(texts == ["+fruit", "apple", "pear", "nuts"])
    #expect(source.snapshot(for: "food").isExpanded("+fruit") && cell.configurationState.isExpanded)
    let open = try #require(cell.subviews.first { $0.accessibilityLabel == "Collapse" })
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    screen.tap(open)
    #expect(texts.count == 4)
    source.sectionSnapshotHandlers.shouldCollapseItem = nil
    screen.tap(try #require(cell.subviews.first { $0.accessibilityLabel == "Collapse" }))
    #expect(texts == ["+fruit", "nuts"])
  }

  @Test func `a table's diffable data source applies snapshots`() {
    let table = UITableView(frame: rect(0, 0, 320, 320))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
      table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: indexPath)
      cell.textLabel?.text = text
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    snapshot.deleteItems(["b"])
    snapshot.appendItems(["d"])
    source.apply(snapshot)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c", "d"])
    #expect(source.indexPath(for: "d") == [0, 2] && source.itemIdentifier(for: [0, 0]) == "a")
    #expect(!source.tableView(table, canEditRowAt: [0, 0]))
  }

  @Test func `an item keeps its element identity in different cells`() throws {
    let rig = CollectionRig(rows: 100)
    let screen = rig.show()
    let identity = try #require(rig.collection.cellForItem(at: rig.path(0))).elementIdentity
    rig.collection.contentOffset.y = 1600
    screen.settle()
    #expect(!rig.collection.visibleCells.map(\.elementIdentity).contains(identity))
    rig.collection.contentOffset.y = 0
    screen.settle()
    #expect(rig.collection.cellForItem(at: rig.path(0))?.elementIdentity == identity)
    rig.sections[0].insert("New", at: 0)
    rig.collection.insertItems(at: [rig.path(0)])
    screen.settle()
    #expect(rig.collection.cellForItem(at: rig.path(1))?.elementIdentity == identity)
    rig.collection.reloadData()
    screen.settle()
    #expect(!rig.collection.visibleCells.map(\.elementIdentity).contains(identity))
  }
}
