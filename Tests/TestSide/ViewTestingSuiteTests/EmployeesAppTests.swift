import UIKit
import ViewTesting
import XCTest

@testable import EmployeesApp

/// Tests in Swift 5 mode for the employees app, which is written in Swift 6 mode.
final class EmployeesAppTests: XCTestCase {
  private var root: MainSceneRootViewController!
  private var mockNavigationController: MockNavigationController!
  private var employee: Employee!

  override func setUp() {
    super.setUp()
    mockNavigationController = MockNavigationController()
    let url = Bundle(for: EmployeeOverviewView.self)
      .url(forResource: "Employees", withExtension: "json")!
    let data = try! Data(contentsOf: url)
    employee = try! JSONDecoder().decode([Employee].self, from: data).first
    root = MainSceneRootViewController(childNavigationController: mockNavigationController)
  }

  override func tearDown() {
    root = nil
    mockNavigationController = nil
    employee = nil
    super.tearDown()
  }

  func testASelectedEmployeesDetailsArePushed() {
    root.loadViewIfNeeded()
    let list = mockNavigationController.topViewController!.view
      .subview(ofType: UICollectionView.self, withAccessibilityIdentifier: "collection_view")!
    list.delegate?.collectionView?(list, didSelectItemAt: IndexPath(item: 0, section: 0))
    let details = mockNavigationController.pushedViewController as! EmployeeDetailsViewController
    XCTAssertEqual(details.employee, employee)
  }

  func testTheOverviewShowsTheEmployee() {
    let overview = EmployeeOverviewView()
    overview.employee = employee
    let name = overview.subview(ofType: UILabel.self, withAccessibilityIdentifier: "name")!
    XCTAssertEqual(name.text, employee.name)
  }
}
