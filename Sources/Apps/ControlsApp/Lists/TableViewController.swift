import Foundation
import TerminalUIKit

/// A table of fifty rows with selection, swipe actions, editing and pull-to-refresh.
final class TableViewController: CapabilityViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var rows = (1...50).map { "Row \($0)" }

  init() { super.init("Tap, scroll and swipe the rows.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Edit") { [weak self] _ in self?.toggleEditing() })
    tableView.dataSource = self
    tableView.delegate = self
    tableView.accessibilityIdentifier = "rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let refresh = UIRefreshControl()
    report(refresh, on: .valueChanged) { refresh in
      refresh.endRefreshing()
      return "refreshed"
    }
    tableView.refreshControl = refresh
    fill(with: tableView)
  }

  private func toggleEditing() {
    tableView.setEditing(!tableView.isEditing, animated: true)
    navigationItem.rightBarButtonItem?.title = tableView.isEditing ? "Done" : "Edit"
    saw(tableView.isEditing ? "editing" : "not editing")
  }

  private func action(
    _ title: String, _ style: UIContextualAction.Style = .normal, seen: String, at path: IndexPath
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak self] _, _, completion in
      self?.saw("\(seen) \(self?.rows[path.row] ?? "")")
      if style == .destructive { self?.delete(at: path) }
      completion(true)
    }
  }

  private func delete(at path: IndexPath) {
    rows.remove(at: path.row)
    tableView.deleteRows(at: [path], with: .automatic)
  }
}

extension TableViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    saw("deleted \(rows[indexPath.row])")
    delete(at: indexPath)
  }
}

extension TableViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    saw("selected \(rows[indexPath.row])")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    saw("deselected \(rows[indexPath.row])")
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      action("Delete", .destructive, seen: "deleted", at: indexPath),
      action("Flag", seen: "flagged", at: indexPath),
    ])
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [action("Read", seen: "read", at: indexPath)])
  }
}
