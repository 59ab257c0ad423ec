import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import EmployeesApp

/// The app's navigation, with a navigation controller that records its calls.
@MainActor
@Suite struct MainSceneRootViewControllerTests {
  let navigation = MockNavigationController()
  let root: MainSceneRootViewController

  init() { root = MainSceneRootViewController(childNavigationController: navigation) }

  @Test func `the list is the root of the navigation, and reports to the scene`() throws {
    root.loadViewIfNeeded()
    #expect(navigation.viewControllers.count == 1)
    let list = try #require(navigation.topViewController as? EmployeeListViewController)
    #expect(list.delegate === root)
  }

  @Test func `the navigation is a child that fills the scene`() {
    root.loadViewIfNeeded()
    #expect(root.children == [navigation])
    #expect(navigation.parent === root)
    #expect(navigation.view.superview === root.view)
    #expect(navigation.view.frame == root.view.bounds)
  }

  @Test func `selecting an employee pushes the details`() throws {
    root.loadViewIfNeeded()
    root.employeeListViewController(EmployeeListViewController(), didSelectEmployee: .ada)
    let details = try #require(navigation.pushedViewController as? EmployeeDetailsViewController)
    #expect(details.employee == .ada)
    #expect(navigation.isLastPushAnimated == true)
    #expect(navigation.topViewController === details)
  }

  @Test func `the default navigation is a UINavigationController`() {
    let root = MainSceneRootViewController()
    root.loadViewIfNeeded()
    #expect(root.children.first is UINavigationController)
  }

  @Test func `the screen cannot be decoded from an archive`() {
    #expect(MainSceneRootViewController(coder: NSCoder()) == nil)
  }
}
