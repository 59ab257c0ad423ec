import Foundation
import TerminalUIKit

/// A list of a thousand rows, of which only the visible ones have cells.
final class LongListViewController: CapabilityViewController {
  private static let count = 1000

  init() { super.init("Scroll far, and choose a row.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.accessibilityIdentifier = "list"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    fill(with: tableView)
  }
}

extension LongListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    saw("chose \(indexPath.row)")
  }
}
