import ElementTypes
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UITableViewTests {
  @Test func `a table loads its row counts on first access, before its layout`() {
    let rig = TableFixture([["a", "b"], [], ["c"]])
    #expect(rig.table.numberOfSections == 3)
    #expect((0...3).map { rig.table.numberOfRows(inSection: $0) } == [2, 0, 1, 0])
    #expect(rig.table.numberOfRows(inSection: -1) == 0)
    #expect(rig.madeCells == 0 && rig.table.visibleCells.isEmpty)
  }

  @Test func `a table without a data source is empty`() {
    let table = UITableView()
    #expect(table.numberOfSections == 0 && table.contentSize == .zero)
    #expect(table.cellForRow(at: [0, 0]) == nil && table.indexPathsForSelectedRows == nil)
    table.reloadData()
    table.layoutIfNeeded()
  }

  @Test func `only visible rows have cells`() {
    let rig = TableFixture(rows: 100)
    _ = rig.show()
    #expect(rig.texts == (0..<5).map { "Row \($0)" } && rig.madeCells == 5)
    #expect(rig.table.contentSize == CGSize(width: 320, height: 3200))
    #expect(rig.table.indexPathsForVisibleRows == (0..<5).map { rig.path($0) })
    #expect(rig.table.cellForRow(at: rig.path(4))?.textLabel?.text == "Row 4")
    #expect(rig.table.cellForRow(at: rig.path(5)) == nil)
    #expect(
      rig.table.cellForRow(at: rig.path(-1)) == nil && rig.table.cellForRow(at: [9, 9]) == nil)
  }

  @Test func `a table outside a window has cells after layout`() {
    let rig = TableFixture(rows: 3)
    rig.table.frame = rect(0, 0, 320, 160)
    #expect(rig.table.cellForRow(at: rig.path(0)) == nil)
    rig.table.layoutIfNeeded()
    #expect(rig.texts == ["Row 0", "Row 1", "Row 2"])
  }

  @Test func `cells and index paths can be converted to each other`() throws {
    let rig = TableFixture(rows: 3)
    _ = rig.show()
    let cell = try #require(rig.table.cellForRow(at: rig.path(1)))
    #expect(rig.table.indexPath(for: cell) == rig.path(1))
    #expect(rig.table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil)
  }

  @Test func `points and index paths can be converted to each other`() {
    let rig = TableFixture([["a", "b"], ["c"]])
    rig.headers = [nil, "Second"]
    _ = rig.show()
    let table = rig.table
    #expect(table.rectForRow(at: rig.path(1)) == rect(0, 32, 320, 32))
    #expect(table.rectForHeader(inSection: 1) == rect(0, 64, 320, 16))
    #expect(table.rect(forSection: 1) == rect(0, 64, 320, 48))
    #expect(table.rectForFooter(inSection: 1).height == 0)
    #expect(table.rectForRow(at: rig.path(7)) == .zero && table.rect(forSection: 9) == .zero)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 40)) == rig.path(1))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 70)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 85)) == rig.path(0, 1))
    #expect(table.indexPathForRow(at: CGPoint(x: -1, y: 40)) == nil)
    #expect(table.indexPathsForRows(in: rect(0, 40, 1, 50)) == [rig.path(1), rig.path(0, 1)])
  }

  @Test func `a hundred thousand rows need only the visible cells`() {
    let rig = TableFixture([Array(repeating: "x", count: 100_000)])
    _ = rig.show()
    #expect(rig.madeCells == 5 && rig.table.contentSize.height == 3_200_000)
    rig.table.scrollToRow(at: rig.path(99_999), at: .bottom, animated: false)
    #expect(rig.table.indexPathsForVisibleRows?.last == rig.path(99_999))
    for row in stride(from: 0, to: 100_000, by: 500) {
      rig.table.contentOffset.y = CGFloat(row) * 32
      rig.table.layoutIfNeeded()
    }
    #expect(rig.table.visibleCells.count == 5 && rig.table.subviews.count < 8)
  }

  @Test func `reloading asks for everything again and deselects all rows`() {
    let rig = TableFixture(rows: 3)
    let screen = rig.show()
    rig.table.selectRow(at: rig.path(1), animated: false, scrollPosition: .none)
    rig.sections = [["x"], ["y"]]
    rig.table.reloadData()
    #expect(rig.table.numberOfSections == 2 && rig.table.indexPathForSelectedRow == nil)
    screen.settle()
    #expect(rig.texts == ["x", "y"])
    #expect(!rig.table.visibleCells.contains { $0.isSelected })
  }

  @Test func `a shorter list isn't left scrolled beyond its end`() {
    let rig = TableFixture(rows: 100)
    let screen = rig.show()
    rig.table.contentOffset.y = 2000
    screen.settle()
    rig.sections = [["only"]]
    rig.table.reloadData()
    screen.settle()
    #expect(rig.table.contentOffset.y == 0 && rig.texts == ["only"])
  }

  @Test func `the height comes from the delegate, the table or the content, in this order`() {
    final class Heights: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? 80 : UITableView.automaticDimension
      }
    }
    let rig = TableFixture([["a", "b\nc\nd"]])
    rig.makesCells = { table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text
      return cell
    }
    let screen = rig.show()
    #expect(rig.table.rectForRow(at: rig.path(1)).height == 64)
    let heights = Heights()
    rig.table.delegate = heights
    screen.settle()
    #expect(rig.table.rectForRow(at: rig.path(0)).height == 80)
    #expect(rig.table.rectForRow(at: rig.path(1)).height == 64)
    rig.table.delegate = nil
    rig.table.rowHeight = 44
    screen.settle()
    #expect(rig.table.rectForRow(at: rig.path(1)) == rect(0, 44, 320, 44))
  }

  @Test func `a row whose text wraps differently at another width changes its height`() {
    let rig = TableFixture([[String(repeating: "word ", count: 12)]])
    rig.makesCells = { table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text
      return cell
    }
    let screen = rig.show()
    #expect(rig.table.rectForRow(at: rig.path(0)).height == 48)
    rig.table.frame.size.width = 160
    screen.settle()
    #expect(rig.table.rectForRow(at: rig.path(0)).height == 80)
  }

  @Test func `visible rows don't jump when others turn out higher than estimated`() {
    let rig = TableFixture([(0..<200).map { "Row \($0)\nsecond\nthird" }])
    rig.makesCells = { table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text
      return cell
    }
    let screen = rig.show()
    rig.table.scrollToRow(at: rig.path(100), at: .top, animated: false)
    screen.settle()
    #expect(rig.texts.first?.hasPrefix("Row 100") == true)
    let before = rig.table.convert(
      rig.table.rectForRow(at: rig.path(100)), to: screen.root)
    rig.table.contentOffset.y -= 16
    screen.settle()
    let after = rig.table.convert(rig.table.rectForRow(at: rig.path(100)), to: screen.root)
    #expect(before.minY == 0 && after.minY == 16)
  }

  @Test func `the table's header and footer views scroll with the rows`() {
    let rig = TableFixture(rows: 2)
    let header = UILabel(frame: rect(0, 0, 10, 16))
    header.text = "Above"
    let footer = UILabel(frame: rect(0, 0, 10, 16))
    footer.text = "Below"
    rig.table.tableHeaderView = header
    rig.table.tableFooterView = footer
    let screen = rig.show()
    #expect(rig.table.rectForRow(at: rig.path(0)).minY == 16)
    #expect(footer.frame == rect(0, 80, 320, 16) && header.frame.width == 320)
    let text = screen.text
    #expect(text.hasPrefix("Above\n  Row 0\n") && text.hasSuffix("\nBelow"))
    rig.table.tableHeaderView = nil
    screen.settle()
    #expect(rig.table.rectForRow(at: rig.path(0)).minY == 0 && header.superview == nil)
  }

  @Test func `a table of one cell or none is harmless`() {
    let rig = TableFixture(rows: 20)
    rig.headers = ["A header"]
    for size in [CGSize(width: 8, height: 16), .zero, CGSize(width: 3, height: 500)] {
      let screen = rig.show(size)
      rig.table.frame.size = size
      _ = screen.text
    }
  }

  @Test func `rows scroll to each position`() {
    let rig = TableFixture(rows: 100)
    _ = rig.show()
    func first(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      rig.table.scrollToRow(at: rig.path(row), at: position, animated: false)
      return rig.table.contentOffset.y
    }
    #expect(first(50, .top) == 1600)
    #expect(first(50, .bottom) == 1472)
    #expect(first(50, .middle) == 1536)
    #expect(first(50, .none) == 1536)
    #expect(first(99, .top) == 3040)
    #expect(first(0, .bottom) == 0)
    #expect(first(6, .none) == 64)
  }

  @Test func `an animated scroll ends at its row`() {
    let rig = TableFixture(rows: 100)
    let screen = rig.show()
    rig.table.scrollToRow(at: rig.path(50), at: .top, animated: true)
    #expect(rig.table.contentOffset.y == 0)
    pass(1)
    screen.settle()
    #expect(rig.table.contentOffset.y == 1600 && rig.texts.first == "Row 50")
  }

  @Test func `a row out of range is reported in UIKit's words and ignored`() {
    let rig = TableFixture(rows: 3)
    _ = rig.show()
    let lines = reports {
      rig.table.scrollToRow(at: rig.path(5), at: .top, animated: false)
      rig.table.scrollToRow(at: rig.path(0, 4), at: .top, animated: true)
      rig.table.scrollToRow(at: IndexPath(), at: .top, animated: false)
    }
    #expect(
      lines.prefix(2) == [
        """
        *** Attempted to scroll the table view to an out-of-bounds row (5) when there are only 3 \
        rows in section 0.
        """, "*** Attempted to scroll the table view to an out-of-bounds section (4).",
      ])
    #expect(lines.count == 3 && rig.table.contentOffset.y == 0)
  }

  @Test func `tests see rows from top to bottom regardless of creation order`() {
    let rig = TableFixture(rows: 100)
    rig.headers = ["Head"]
    let screen = rig.show()
    rig.table.contentOffset.y = 1000
    screen.settle()
    rig.table.contentOffset.y = 900
    screen.settle()
    let frames = rig.table.accessibilityChildren.filter { $0.elementType == .cell }
      .map(\.accessibilityFrame.minY)
    #expect(frames.count >= 5 && frames == frames.sorted())
    #expect(rig.table.elementType == .table)
    let cell = rig.table.visibleCells[0]
    #expect(cell.elementType == .cell && cell.accessibilityLabel == nil)
    #expect(cell.accessibilityChildren.map(\.elementType) == [.staticText])
    #expect(cell.accessibilityChildren.first?.accessibilityParent === cell)
    cell.contentView.accessibilityIdentifier = "content"
    #expect(cell.accessibilityChildren.map(\.accessibilityIdentifier) == ["content"])
  }

  @Test func `a plain header is pinned to the top while its section is visible`() {
    let rig = TableFixture([(0..<10).map { "a\($0)" }, (0..<10).map { "b\($0)" }])
    rig.headers = ["First", "Second"]
    let screen = rig.show()
    #expect(rig.table.headerView(forSection: 0)?.frame.minY == 0)
    rig.table.contentOffset.y = 100
    #expect(screen.text.hasPrefix("  First\n"))
    #expect(rig.table.headerView(forSection: 0)?.frame.minY == 100)
    rig.table.contentOffset.y = 328
    screen.settle()
    #expect(rig.table.headerView(forSection: 0)?.frame.minY == 320)
    #expect(rig.table.headerView(forSection: 1)?.frame.minY == 336)
    rig.table.contentOffset.y = 500
    screen.settle()
    #expect(rig.table.headerView(forSection: 0) == nil && screen.text.hasPrefix("  Second\n"))
  }

  @Test func `a group's header scrolls away and its title is in capitals`() {
    let rig = TableFixture([(0..<10).map { "a\($0)" }], style: .grouped)
    rig.headers = ["First"]
    rig.footers = ["The end"]
    let screen = rig.show()
    #expect(screen.text.hasPrefix("\n  FIRST\n  a0\n"))
    rig.table.contentOffset.y = 100
    #expect(!screen.text.contains("FIRST"))
    rig.table.scrollToRow(at: rig.path(9), at: .bottom, animated: false)
    rig.table.contentOffset.y += 32
    #expect(screen.text.contains("The end"))
  }

  @Test func `header views of the delegate replace titles and determine their height`() {
    final class Headers: NSObject, UITableViewDelegate {
      let journal = Journal()
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
        view?.textLabel?.text = "Own \(section)"
        return view
      }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { section == 0 ? UITableView.automaticDimension : 48 }
      func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
      ) { journal.note("show \(section)") }
      func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
      ) { journal.note("hide \(section)") }
    }
    let rig = TableFixture([["a"], Array(repeating: "b", count: 30)])
    rig.headers = ["Title", "Title"]
    let headers = Headers()
    rig.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    rig.table.delegate = headers
    let screen = rig.show()
    #expect(screen.text.hasPrefix("  Own 0\n  a\n"))
    #expect(rig.table.rectForHeader(inSection: 1) == rect(0, 48, 320, 48))
    #expect(headers.journal.take() == ["show 0", "show 1"])
    rig.table.contentOffset.y = 500
    screen.settle()
    #expect(headers.journal.take() == ["hide 0"])
  }

  @Test func `a row without separators is one line high`() {
    let rig = TableFixture(rows: 3)
    rig.table.separatorStyle = .none
    let screen = rig.show()
    #expect(screen.text == "  Row 0\n  Row 1\n  Row 2")
    rig.table.separatorStyle = .singleLine
    #expect(screen.text.hasPrefix("  Row 0\n  ────"))
  }

  @Test func `a released table releases its cells`() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    do {
      let rig = TableFixture(rows: 3)
      rig.makesCells = { table, indexPath, _ in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.accessoryType = .detailButton
        return cell
      }
      rig.table.frame = rect(0, 0, 100, 100)
      rig.table.layoutIfNeeded()
      rig.table.setEditing(true, animated: false)
      rig.table.showDeleteConfirmation(for: rig.table.visibleCells[0])
      table = rig.table
      cell = rig.table.visibleCells.first
      #expect(table != nil && cell != nil)
    }
    #expect(table == nil && cell == nil)
  }

  @Test func `a right-to-left layout is mirrored`() {
    let usual = UITraitCollection(layoutDirection: .leftToRight)
    UIApplication.shared.changeTraits(UITraitCollection(layoutDirection: .rightToLeft))
    defer { UIApplication.shared.changeTraits(usual) }
    let rig = TableFixture([["Ada"]])
    rig.makesCells = { _, _, text in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.detailTextLabel?.text = "Engineer"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    let lines = rig.show(CGSize(width: 160, height: 32)).text.split(separator: "\n")
    #expect(lines == ["  ‹  Engineer  Ada", "──────────────────"])
  }

  @Test func `a data source that calls the table doesn't recurse endlessly`() {
    final class Asking: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { tableView.numberOfSections + 1 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        _ = tableView.contentSize
        return tableView.numberOfRows(inSection: section) + 2
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        _ = tableView.numberOfRows(inSection: 0)
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Asking()
    let table = UITableView(frame: rect(0, 0, 100, 100))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 1 && table.visibleCells.count == 2)
  }

  @Test func `negative counts of a data source are replaced by zero`() {
    final class Negative: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let source = Negative()
    let table = UITableView(frame: rect(0, 0, 100, 100))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 0)
  }
}
