import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@MainActor
@Suite struct ListTapTests {
  final class Rows: UITableViewController {
    var selected: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  @Test func `rows are selected as by a user, after scrolling if necessary`() {
    let rows = Rows()
    withWindow(rows) { _ in
      rows.tableView.tapRow(at: IndexPath(row: 2, section: 0))
      rows.tableView.tapRow(at: IndexPath(row: 80, section: 0))
    }
    #expect(rows.selected == [2, 80])
    #expect(rows.tableView.indexPathForSelectedRow?.row == 80)
  }

  @Test func `a row that does not exist fails the test`() {
    let rows = Rows()
    withWindow(rows) { _ in
      withKnownIssue {
        rows.tableView.tapRow(at: IndexPath(row: 100, section: 0))
      } matching: {
        $0.description.contains("has nothing at [0, 100]: its sections have 100 rows")
      }
    }
    #expect(rows.selected == [])
  }
}
