import Foundation
import TerminalUIKit

/// The list of all screens.
final class CatalogViewController: UITableViewController {
  private let groups = Capability.Group.all

  init() {
    super.init(style: .plain)
    title = "Controls"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "catalog"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "capability")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].capabilities.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    groups[section].title
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "capability", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = capability(at: indexPath).title
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = capability(at: indexPath).rawValue
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(capability(at: indexPath).makeController(), sender: self)
  }

  private func capability(at indexPath: IndexPath) -> Capability {
    groups[indexPath.section].capabilities[indexPath.row]
  }
}
