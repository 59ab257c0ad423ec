import UIKit
import ViewTesting
import XCTest

final class StaffListViewControllerTests: XCTestCase {
  private var list: StaffListViewController!
  private var mockDelegate: MockDelegate!

  override func setUp() {
    super.setUp()
    mockDelegate = MockDelegate()
  }

  override func tearDown() {
    list = nil
    mockDelegate = nil
    super.tearDown()
  }

  private func givenAList() {
    list = StaffListViewController()
    list.delegate = mockDelegate
    list.loadViewIfNeeded()
    list.view.layoutIfNeeded()
  }

  func testItShowsEachName() {
    givenAList()
    XCTAssertEqual(list.collectionView.numberOfSections, 1)
    XCTAssertEqual(list.collectionView.numberOfItems(inSection: 0), 3)
    for (index, name) in list.names.enumerated() {
      let cell = list.collectionView.cellForItem(at: IndexPath(item: index, section: 0))
      let content = cell?.contentConfiguration as! UIListContentConfiguration
      XCTAssertEqual(content.text, name)
    }
  }

  func testItReportsASelectionToItsDelegate() {
    givenAList()
    list.collectionView.delegate?.collectionView?(
      list.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
    XCTAssertEqual(mockDelegate.selected, "Björn")
  }
}

private final class MockDelegate: StaffListViewControllerDelegate {
  private(set) var selected: String?

  func staffListViewController(
    _ staffListViewController: StaffListViewController, didSelect name: String
  ) {
    selected = name
  }
}

private extension StaffListViewController {
  var collectionView: UICollectionView {
    view.subview(ofType: UICollectionView.self, withAccessibilityIdentifier: "collection_view")!
  }
}

final class StaffRootViewControllerTests: XCTestCase {
  private var root: StaffRootViewController!
  private var mockNavigationController: MockNavigationController!

  override func setUp() {
    super.setUp()
    mockNavigationController = MockNavigationController()
    root = StaffRootViewController(childNavigationController: mockNavigationController)
  }

  override func tearDown() {
    root = nil
    mockNavigationController = nil
    super.tearDown()
  }

  func testTheListIsTheRootOfTheNavigation() {
    root.loadViewIfNeeded()
    XCTAssertEqual(mockNavigationController.viewControllers.count, 1)
    let list = mockNavigationController.topViewController as! StaffListViewController
    XCTAssertIdentical(list.delegate, root)
  }

  func testASelectedPersonsDetailsArePushed() {
    root.loadViewIfNeeded()
    root.staffListViewController(StaffListViewController(), didSelect: "Ada")
    let details = mockNavigationController.pushedViewController as! StaffDetailsViewController
    XCTAssertEqual(details.name, "Ada")
  }

  func testTheNavigationIsItsOwnWithoutAnother() {
    let root = StaffRootViewController()
    root.loadViewIfNeeded()
    XCTAssertEqual(root.children.count, 1)
  }
}
