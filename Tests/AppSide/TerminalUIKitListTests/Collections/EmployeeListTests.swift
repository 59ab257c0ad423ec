import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// A reimplementation of the employee list of article 000, whose tests run in the app's own
/// process.
private struct Employee: Hashable, Sendable {
  var name: String
  var jobRole: String
}

@MainActor
private protocol EmployeeListDelegate: AnyObject {
  func employeeList(_ list: EmployeeListController, didSelect employee: Employee)
}

private final class EmployeeListController: UIViewController {
  weak var delegate: (any EmployeeListDelegate)?
  private let employees: [Employee]
  private lazy var dataSource = makeDataSource()
  private let collectionView: UICollectionView = {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.accessibilityIdentifier = "collection_view"
    return view
  }()

  init(_ employees: [Employee]) {
    self.employees = employees
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Employee>()
    snapshot.appendSections([0])
    snapshot.appendItems(employees)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Employee> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Employee> {
      cell, _, employee in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = employee.name
      content.secondaryText = employee.jobRole
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, employee in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: employee)
    }
  }
}

extension EmployeeListController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let employee = dataSource.itemIdentifier(for: indexPath) else { return }
    delegate?.employeeList(self, didSelect: employee)
  }
}

@MainActor
private final class MockDelegate: EmployeeListDelegate {
  private(set) var selected: Employee?
  func employeeList(_ list: EmployeeListController, didSelect employee: Employee) {
    selected = employee
  }
}

@MainActor
struct EmployeeListTests {
  private let employees = ["Ada", "Grace", "Alan", "Margaret", "Linus"].map {
    Employee(name: $0, jobRole: "Engineer")
  }
  private let delegate = MockDelegate()
  private let controller: EmployeeListController

  init() {
    controller = EmployeeListController(employees)
    controller.delegate = delegate
  }

  private func list() throws -> UICollectionView {
    try #require(
      controller.view.subviews.first { $0.accessibilityIdentifier == "collection_view" }
        as? UICollectionView)
  }

  @Test func `the list has all employees as soon as its view is loaded`() throws {
    controller.loadViewIfNeeded()
    #expect(try list().numberOfSections == 1)
    #expect(try list().numberOfItems(inSection: 0) == employees.count)
  }

  @Test func `each cell shows its employee after a layout`() throws {
    controller.view.layoutIfNeeded()
    for (index, employee) in employees.enumerated() {
      let cell = try list().cellForItem(at: IndexPath(item: index, section: 0))
      let content = try #require(cell?.contentConfiguration as? UIListContentConfiguration)
      #expect(content.text == employee.name && content.secondaryText == employee.jobRole)
      var expected = UIListContentConfiguration.subtitleCell()
      expected.text = employee.name
      expected.secondaryText = "Engineer"
      #expect(content == expected)
    }
  }

  @Test func `a test can select by calling the delegate`() throws {
    controller.view.layoutIfNeeded()
    let list = try list()
    list.delegate?.collectionView?(list, didSelectItemAt: IndexPath(item: 4, section: 0))
    #expect(delegate.selected == employees[4])
  }

  @Test func `a tap in a window selects the same employee`() throws {
    let screen = TestScreen(controller)
    screen.tap(try #require(try list().cellForItem(at: IndexPath(item: 2, section: 0))))
    #expect(delegate.selected == employees[2])
    #expect(try list().indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `the screen shows a list`() {
    let screen = TestScreen(controller, CGSize(width: 240, height: 160))
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1].hasPrefix("    Ada                  ›"))
    #expect(lines[2].hasPrefix("    Engineer"))
    #expect(lines[3].hasPrefix("    ────────────"))
  }
}
