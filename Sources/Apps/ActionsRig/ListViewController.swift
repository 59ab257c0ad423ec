import Foundation
import TerminalUIKit

/// A list of a thousand rows, and which was chosen last.
final class ListViewController: UITableViewController {
  private let seen = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "list"
    seen.accessibilityIdentifier = "seen"
    seen.text = "nothing"
    seen.frame = CGRect(x: 0, y: 0, width: 320, height: 16)
    tableView.tableHeaderView = seen
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    1000
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = "Row \(indexPath.row)"
    seen.text = "chose \(indexPath.row)"
  }
}
