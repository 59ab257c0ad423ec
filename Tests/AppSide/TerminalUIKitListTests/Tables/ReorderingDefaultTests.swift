import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Data sources without `canMoveRowAt`, with and without the method that moves rows.
@MainActor
struct ReorderingDefaultTests {
  private class Rows: NSObject, UITableViewDataSource {
    var names = ["Ada", "Grace", "Alan"]

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
  }

  private final class MovingRows: NSObject, UITableViewDataSource {
    let rows = Rows()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { rows.tableView(tableView, cellForRowAt: indexPath) }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      rows.names.insert(
        rows.names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  private func table(_ source: any UITableViewDataSource) -> (UITableView, TestScreen) {
    let screen = TestScreen(CGSize(width: 320, height: 160))
    let table = screen.add(UITableView(frame: .zero), rect(0, 0, 320, 160))
    table.dataSource = source
    table.isEditing = true
    screen.settle()
    return (table, screen)
  }

  @Test func `a data source that moves rows needs no canMoveRowAt`() {
    let source = MovingRows()
    let (table, screen) = table(source)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isMovable == true)
    table.moveByUser(IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    screen.settle()
    #expect(source.rows.names == ["Grace", "Alan", "Ada"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "Ada")
    #expect(table.canMove(IndexPath(row: 0, section: 0)))
  }

  @Test func `rows stay where a data source doesn't move them, and the controls go`() {
    let source = Rows()
    let (table, screen) = table(source)
    table.moveByUser(IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    screen.settle()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Ada")
    #expect(table.visibleCells.allSatisfy { !$0.isMovable })
    // Another data source may move rows.
    let other = MovingRows()
    table.dataSource = other
    #expect(table.canMove(IndexPath(row: 0, section: 0)))
    withExtendedLifetime((source, other)) {}
  }
}
