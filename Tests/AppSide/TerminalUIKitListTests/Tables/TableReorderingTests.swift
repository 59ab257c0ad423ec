import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class MovableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var names = ["Ada", "Grace", "Alan"]
  var moves: [[Int]] = []
  var target: Int?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row < 2
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append([sourceIndexPath.row, destinationIndexPath.row])
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target.map { IndexPath(row: $0, section: 0) } ?? proposedDestinationIndexPath
  }
}

/// A diffable data source that applies a new snapshot after a move, as Apple's sample does.
@MainActor
private final class MovableSnapshot: UITableViewDiffableDataSource<Int, String> {
  var applies = true

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard applies, let item = itemIdentifier(for: sourceIndexPath),
      let target = itemIdentifier(for: destinationIndexPath)
    else { return }
    var snapshot = self.snapshot()
    if sourceIndexPath < destinationIndexPath {
      snapshot.moveItem(item, afterItem: target)
    } else {
      snapshot.moveItem(item, beforeItem: target)
    }
    apply(snapshot, animatingDifferences: false)
  }
}

@MainActor
struct TableReorderingTests {
  private let rows = MovableRows()
  private let screen = TestScreen(CGSize(width: 320, height: 160))
  private let table = UITableView()

  init() {
    screen.add(table, screen.root.bounds)
    table.dataSource = rows
    table.delegate = rows
    screen.settle()
    table.setEditing(true, animated: false)
    screen.settle()
  }

  private func grip(_ name: String) -> UIView? {
    table.firstView { $0.accessibilityLabel == "Reorder \(name)" }
  }

  private func drag(_ name: String, by dy: CGFloat) throws {
    let grip = try #require(self.grip(name))
    let start = grip.screenRect(grip.bounds).center
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + dy))
    pass(1)
  }

  private var shown: [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { $0.textLabel?.text ?? "" }
  }

  @Test func `movable rows have a reorder control`() {
    #expect(grip("Ada") != nil && grip("Grace") != nil && grip("Alan") == nil)
    #expect(screen.text.contains("≡"))
    table.setEditing(false, animated: false)
    #expect(!screen.text.contains("≡"))
  }

  @Test func `a control is labelled with its row even after its cell was reused`() throws {
    let source = TableFixture(rows: 30)
    let screen = source.show()
    source.table.setEditing(true, animated: false)
    source.table.contentOffset.y = 800
    screen.settle()
    let minus = try #require(source.table.visibleCells.last).firstView {
      $0.accessibilityLabel?.hasPrefix("Remove") ?? false
    }
    #expect(minus?.accessibilityLabel == "Remove \(try #require(source.texts.last))")
  }

  @Test func `a row is moved to where it is dropped`() throws {
    try drag("Ada", by: 40)
    #expect(rows.moves == [[0, 1]] && shown == ["Grace", "Ada", "Alan"])
    #expect(table.contentOffset == .zero)
    try drag("Ada", by: 2000)
    #expect(rows.moves.last == [1, 2] && rows.names == ["Grace", "Alan", "Ada"])
  }

  @Test func `a short drag moves nothing, and the delegate can change the target`() throws {
    try drag("Ada", by: 12)
    #expect(rows.moves.isEmpty)
    rows.target = 2
    try drag("Ada", by: 40)
    #expect(rows.moves == [[0, 2]] && rows.names == ["Grace", "Alan", "Ada"])
    rows.target = 0
    try drag("Grace", by: 40)
    #expect(rows.moves.count == 1)
  }

  @Test func `a diffable data source determines the order after a move`() throws {
    let source = MovableSnapshot(tableView: table) { _, _, name in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = name
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot, animatingDifferences: false)
    screen.settle()
    try drag("a", by: 96)
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "d", "a"])
    #expect(shown == ["b", "c", "d", "a"])
    try drag("d", by: -80)
    #expect(shown == ["d", "b", "c", "a"])
    source.applies = false
    try drag("d", by: 96)
    #expect(shown == ["d", "b", "c", "a"] && source.snapshot().itemIdentifiers == shown)
  }

  @Test func `the row follows the finger`() throws {
    let grip = try #require(self.grip("Ada"))
    let start = grip.screenRect(grip.bounds).center
    screen.touch(.began, at: start)
    screen.touch(.moved, at: CGPoint(x: start.x, y: start.y + 32))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.minY == 32 && cell.isHighlighted)
    screen.touch(.cancelled, at: start)
    #expect(cell.frame.minY == 0 && !cell.isHighlighted && rows.moves.isEmpty)
  }
}
