import Foundation
import TerminalUIKit

/// A search field over a list of cities.
final class SearchViewController: CapabilityViewController {
  private static let cities = [
    "Bilbao", "Bogotá", "Chengdu", "Dakar", "İzmir", "Lagos", "Lima", "Lisbon", "Sapporo", "Turku",
    "Uppsala", "Zagreb",
  ]

  private let search = UISearchController(searchResultsController: nil)
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var found = SearchViewController.cities

  init() { super.init("Type part of a city's name.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search cities"
    search.searchBar.delegate = self
    navigationItem.searchController = search
    tableView.dataSource = self
    tableView.delegate = self
    tableView.accessibilityIdentifier = "cities"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    fill(with: tableView)
  }
}

extension SearchViewController: UISearchResultsUpdating, UISearchBarDelegate {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    found = Self.cities.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
    saw("found \(found.count)")
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    saw("searched \(searchBar.text ?? "")")
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { saw("search cancelled") }
}

extension SearchViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = found[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    saw("chose \(found[indexPath.row])")
  }
}
