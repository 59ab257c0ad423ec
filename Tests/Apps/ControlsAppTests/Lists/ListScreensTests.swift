import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import ControlsApp

/// Rows and items, and the calls to their delegates.
@MainActor
@Suite struct ListScreensTests {
  @Test func `a tap selects a row, and the next one deselects it`() throws {
    let shown = ShownScreen(.table)
    let table = try shown.view(UITableView.self, "rows")
    table.tapRow(at: IndexPath(row: 40, section: 0))
    #expect(shown.seen == "selected Row 41")
    #expect(table.indexPathForSelectedRow == IndexPath(row: 40, section: 0))
    table.tapRow(at: IndexPath(row: 39, section: 0))
    #expect(shown.seen == "selected Row 40")
  }

  @Test func `a test can call the delegate's selection method directly`() throws {
    let shown = ShownScreen(.table)
    let table = try shown.view(UITableView.self, "rows")
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    #expect(shown.seen == "selected Row 1")
  }

  @Test func `a destructive swipe action removes its row`() throws {
    let shown = ShownScreen(.table)
    let table = try shown.view(UITableView.self, "rows")
    let path = IndexPath(row: 1, section: 0)
    let actions = table.delegate?.tableView(
      table, trailingSwipeActionsConfigurationForRowAt: path)?.actions
    #expect(actions?.map(\.title) == ["Delete", "Flag"])
    let delete = try #require(actions?.first)
    var isDone = false
    delete.handler(delete, table) { isDone = $0 }
    #expect(isDone)
    #expect(shown.seen == "deleted Row 2")
    #expect(table.numberOfRows(inSection: 0) == 49)
  }

  @Test func `Edit shows the deletion controls until Done`() throws {
    let shown = ShownScreen(.table)
    let table = try shown.view(UITableView.self, "rows")
    let edit = try #require(shown.screen.navigationItem.rightBarButtonItem)
    edit.tap()
    #expect(table.isEditing)
    #expect(edit.title == "Done")
    edit.tap()
    #expect(!table.isEditing)
    #expect(edit.title == "Edit")
  }

  @Test func `several items can be selected`() throws {
    let shown = ShownScreen(.collection)
    let items = try shown.view(UICollectionView.self, "items")
    for item in [0, 3, 59] { items.tapItem(at: IndexPath(item: item, section: 0)) }
    #expect(shown.seen == "selected 1 4 60")
    items.tapItem(at: IndexPath(item: 3, section: 0))
    #expect(shown.seen == "selected 1 60")
  }

  @Test func `a scroll view reports its content offset`() throws {
    let shown = ShownScreen(.scroll)
    let page = try shown.view(UIScrollView.self, "page")
    page.setContentOffset(CGPoint(x: 96, y: 320), animated: false)
    #expect(shown.seen == "offset 96, 320")
  }

  @Test func `only the visible ones of a thousand rows have cells`() throws {
    let shown = ShownScreen(.longList)
    let list = try shown.view(UITableView.self, "list")
    #expect(list.numberOfRows(inSection: 0) == 1000)
    #expect(list.visibleCells.count < 20)
    list.tapRow(at: IndexPath(row: 777, section: 0))
    #expect(shown.seen == "chose 777")
  }
}
