import Foundation
import TerminalUIKit

/// The list of all employees.
final class EmployeeListViewController: UIViewController {
  weak var delegate: (any EmployeeListViewControllerDelegate)?

  private let source: EmployeeSource
  private var employees: [Employee] = []
  private var dataSource: UICollectionViewDiffableDataSource<Section, Int>?

  private enum Section { case everyone }

  private let collectionView: UICollectionView = {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.accessibilityIdentifier = "collection_view"
    return view
  }()

  /// The message shown if there are no employees.
  private let messageLabel: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.accessibilityIdentifier = "message"
    return label
  }()

  init(source: EmployeeSource = .bundled) {
    self.source = source
    super.init(nibName: nil, bundle: nil)
    title = "Employees"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.delegate = self
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    do {
      employees = try source.load()
      if employees.isEmpty { showMessage("No employees") }
    } catch {
      showMessage(error.description)
    }
    showEmployees()
  }

  private func showEmployees() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Employee> {
      cell, _, employee in
      var content = cell.defaultContentConfiguration()
      content.text = employee.name
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    // Two employees may be equal, so items are identified by their position in the list.
    let dataSource = UICollectionViewDiffableDataSource<Section, Int>(
      collectionView: collectionView
    ) { [employees] collectionView, indexPath, index in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: employees[index])
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.everyone])
    snapshot.appendItems(Array(employees.indices))
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }

  private func showMessage(_ message: String) {
    messageLabel.text = message
    messageLabel.frame = view.bounds.insetBy(dx: 32, dy: 32)
    messageLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(messageLabel)
  }
}

extension EmployeeListViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard employees.indices.contains(indexPath.item) else { return }
    delegate?.employeeListViewController(self, didSelectEmployee: employees[indexPath.item])
  }
}
