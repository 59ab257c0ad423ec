import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

private final class Names: UITableViewController {
  var names = ["Ada", "Grace"]
  let journal = Journal()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.note("selected \(names[indexPath.row])")
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.note("scrolled") }
}

@MainActor
struct UITableViewControllerTests {
  @Test func `the view is a table with the controller as data source and delegate`() {
    let controller = Names(style: .insetGrouped)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
  }

  @Test func `overridden methods are called with or without a window`() throws {
    let controller = Names(style: .plain)
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Ada", "Grace"])
    let screen = TestScreen(controller)
    screen.tap(try #require(controller.tableView.cellForRow(at: [0, 1])))
    #expect(controller.journal.take() == ["selected Grace"])
    controller.tableView.delegate?.tableView?(controller.tableView, didSelectRowAt: [0, 0])
    #expect(controller.journal.take() == ["selected Ada"])
    controller.tableView.contentOffset.y = 5
    #expect(controller.journal.take() == ["scrolled"])
  }

  @Test func `rows are deselected before the table appears unless disabled`() {
    let controller = Names(style: .plain)
    let screen = TestScreen(controller)
    for clears in [true, false] {
      controller.clearsSelectionOnViewWillAppear = clears
      controller.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
      screen.window.isHidden = true
      screen.window.isHidden = false
      #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
    }
  }

  @Test func `a controller without overrides shows an empty table`() {
    let controller = UITableViewController()
    let screen = TestScreen(controller)
    #expect(screen.text.isEmpty && controller.tableView.numberOfRows(inSection: 0) == 0)
  }

  @Test func `a refresh control can be set before the table exists`() {
    let controller = Names(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
  }
}
