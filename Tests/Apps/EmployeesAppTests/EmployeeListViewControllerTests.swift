import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import EmployeesApp

/// The list: its content, and its calls to the delegate.
@MainActor
@Suite struct EmployeeListViewControllerTests {
  private static let bundled = Result { try EmployeeSource.bundled.load() }

  let employees: [Employee]
  let list = EmployeeListViewController()
  let delegate = RecordingDelegate()

  init() throws {
    employees = try Self.bundled.get()
    list.delegate = delegate
  }

  @Test func `its title is Employees`() {
    #expect(list.title == "Employees")
  }

  @Test func `there is one section with all employees`() throws {
    list.loadViewIfNeeded()
    #expect(try list.collectionView.numberOfSections == 1)
    #expect(try list.collectionView.numberOfItems(inSection: 0) == employees.count)
  }

  @Test func `the cells show the employees' names in the order of the file`() throws {
    list.view.layoutIfNeeded()
    for (index, employee) in employees.enumerated() {
      let cell = try list.collectionView.cellForItem(at: IndexPath(item: index, section: 0))
      let content = try #require(cell?.contentConfiguration as? UIListContentConfiguration)
      #expect(content.text == employee.name)
    }
  }

  @Test func `the cells have disclosure indicators`() throws {
    list.view.layoutIfNeeded()
    let cell = try list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect((cell as? UICollectionViewListCell)?.accessories.count == 1)
  }

  @Test func `the delegate is notified of a selection`() throws {
    list.view.layoutIfNeeded()
    let collectionView = try list.collectionView
    collectionView.delegate?.collectionView(
      collectionView, didSelectItemAt: IndexPath(item: 4, section: 0))
    #expect(delegate.selected == [employees[4]])
  }

  @Test func `a tap on a row tells the delegate and deselects the row`() throws {
    try withWindow(list) { _ in
      let collectionView = try list.collectionView
      collectionView.tapItem(at: IndexPath(item: 7, section: 0))
      #expect(delegate.selected == [employees[7]])
      #expect(collectionView.indexPathsForSelectedItems ?? [] == [])
    }
  }

  @Test(arguments: [-1, 8, Int.max])
  func `selecting a row that does not exist does not tell the delegate`(row: Int) throws {
    list.loadViewIfNeeded()
    list.collectionView(try list.collectionView, didSelectItemAt: IndexPath(item: row, section: 0))
    #expect(delegate.selected.isEmpty)
  }

  @Test func `an empty list shows a message`() throws {
    let list = EmployeeListViewController(source: .launchArgument("[]"))
    list.loadViewIfNeeded()
    #expect(try list.messageLabel.text == "No employees")
    #expect(try list.collectionView.numberOfItems(inSection: 0) == 0)
  }

  @Test func `the message names a file that cannot be read`() throws {
    let file = URL(fileURLWithPath: "/nowhere/Employees.json")
    let list = EmployeeListViewController(source: .file(file))
    list.loadViewIfNeeded()
    #expect(try list.messageLabel.text?.contains("/nowhere/Employees.json") == true)
    #expect(try list.collectionView.numberOfItems(inSection: 0) == 0)
  }

  @Test func `two equal employees are both shown`() throws {
    let json = String(decoding: try JSONEncoder().encode([Employee.ada, .ada]), as: UTF8.self)
    let list = EmployeeListViewController(source: .launchArgument(json))
    list.loadViewIfNeeded()
    #expect(try list.collectionView.numberOfItems(inSection: 0) == 2)
  }

  @Test func `the screen cannot be decoded from an archive`() {
    #expect(EmployeeListViewController(coder: NSCoder()) == nil)
  }
}

@MainActor
final class RecordingDelegate: EmployeeListViewControllerDelegate {
  private(set) var selected: [Employee] = []

  func employeeListViewController(
    _ employeeListViewController: EmployeeListViewController, didSelectEmployee employee: Employee
  ) {
    selected.append(employee)
  }
}

extension EmployeeListViewController {
  fileprivate var collectionView: UICollectionView {
    get throws {
      try requiredSubview(
        ofType: UICollectionView.self, withAccessibilityIdentifier: "collection_view")
    }
  }

  fileprivate var messageLabel: UILabel {
    get throws { try requiredSubview(ofType: UILabel.self, withAccessibilityIdentifier: "message") }
  }
}
