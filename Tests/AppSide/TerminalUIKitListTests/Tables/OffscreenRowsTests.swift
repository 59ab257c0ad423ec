import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
@Suite(.serialized) struct OffscreenRowsTests {
  private let rig = TableFixture(rows: 40)
  private let screen: TestScreen

  init() { screen = rig.show() }

  /// Returns the texts of the rows that a test sees while all rows are listed.
  private func texts() -> [String] {
    listingAllRows(true) { elements() }
  }

  private func elements() -> [String] {
    rig.table.accessibilityChildren.compactMap {
      ($0 as? UITableViewCell)?.textLabel?.text
    }
  }

  /// Turns the listing on or off during a closure.
  ///
  /// The setting is restored, because all tests share the application.
  private func listingAllRows<Result>(_ isListing: Bool, _ body: () -> Result) -> Result {
    let previous = UIApplication.shared.listsAllRows
    UIApplication.shared.listsAllRows = isListing
    defer { UIApplication.shared.listsAllRows = previous }
    return body()
  }

  private var ahead: [IndexPath: UITableViewCell] { rig.table.table.offscreenCells }

  @Test func `every row is an element without becoming visible`() {
    let shown = rig.texts
    #expect(texts() == rig.sections[0])
    #expect(rig.texts == shown && shown.count < 20)
    #expect(rig.table.cellForRow(at: rig.path(39)) == nil)
  }

  @Test func `rows out of sight aren't elements unless requested`() {
    #expect(listingAllRows(false) { elements() } == rig.texts)
    #expect(texts().count == 40)
    #expect(listingAllRows(false) { elements() } == rig.texts)
  }

  @Test func `a row that becomes visible keeps its cell and shows current content`() {
    #expect(texts().count == 40)
    let last = ahead[rig.path(39)]
    rig.sections[0][39] = "The last row"
    rig.table.scrollToRow(at: rig.path(39), at: .bottom, animated: false)
    screen.settle()
    let cell = rig.table.cellForRow(at: rig.path(39))
    #expect(cell != nil && cell === last)
    #expect(cell?.textLabel?.text == "The last row")
    #expect(texts() == rig.sections[0])
  }

  @Test func `updates of the rows change the elements`() {
    #expect(texts().count == 40)
    rig.sections[0].remove(at: 30)
    rig.table.deleteRows(at: [rig.path(30)], with: .none)
    screen.settle()
    #expect(texts() == rig.sections[0])
    rig.sections = [["Only one"]]
    rig.table.reloadData()
    screen.settle()
    #expect(texts() == ["Only one"])
    #expect(rig.table.subviews.filter { $0 is UITableViewCell }.count == 1)
  }

  @Test func `in a very long table only visible rows are listed`() {
    rig.sections = [(0..<10_000).map { "Row \($0)" }]
    rig.table.reloadData()
    screen.settle()
    #expect(texts() == rig.texts)
  }

  @Test
  func `constraints in rows out of sight are solved separately until they are visible`()
    throws
  {
    let source = ConstrainedRows()
    rig.table.register(ConstrainedCell.self, forCellReuseIdentifier: "constrained")
    rig.table.rowHeight = UITableView.automaticDimension
    rig.table.dataSource = source
    screen.settle()
    _ = listingAllRows(true) { rig.table.accessibilityChildren.count }
    let row = try #require(ahead[rig.path(30)] as? ConstrainedCell)
    #expect(row.rootView === row && row.body.rootView === row)
    #expect(rig.table.visibleCells.allSatisfy { $0.rootView === screen.window })
    #expect(row.body.frame == rect(0, 0, row.contentView.bounds.width, 16))

    row.inset.constant = 8
    row.body.text = "two\nlines"
    screen.settle()
    #expect(row.body.frame == rect(8, 0, row.contentView.bounds.width - 8, 32))
    rig.table.scrollToRow(at: rig.path(30), at: .middle, animated: false)
    screen.settle()
    #expect(rig.table.cellForRow(at: rig.path(30)) === row && row.rootView === screen.window)
    #expect(row.body.text == "row 30" && row.body.frame.minX == 8)
    row.inset.constant = 16
    screen.settle()
    #expect(row.body.frame.minX == 16)
    // A returned cell can be reused like any other.
    rig.table.reloadData()
    screen.settle()
    #expect(ahead.isEmpty && rig.table.visibleCells.allSatisfy { $0.rootView === screen.window })
    _ = listingAllRows(true) { rig.table.accessibilityChildren.count }
    rig.table.scrollToRow(at: rig.path(39), at: .bottom, animated: false)
    screen.settle()
    let last = try #require(rig.table.cellForRow(at: rig.path(39)) as? ConstrainedCell)
    #expect(last.body.frame.width > 80 && last.body.frame.height == 16)
  }
}

@MainActor
private final class ConstrainedCell: UITableViewCell {
  let body = UILabel()
  private(set) lazy var inset = body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    body.numberOfLines = 0
    body.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(body)
    NSLayoutConstraint.activate([
      inset, body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      body.topAnchor.constraint(equalTo: contentView.topAnchor),
    ])
  }

  required init?(coder: NSCoder) { return nil }
}

@MainActor
private final class ConstrainedRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "constrained", for: indexPath)
    (cell as? ConstrainedCell)?.body.text = "row \(indexPath.row)"
    return cell
  }
}
