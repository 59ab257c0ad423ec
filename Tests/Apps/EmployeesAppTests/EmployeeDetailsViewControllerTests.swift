import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import EmployeesApp

/// The details of one employee.
@MainActor
@Suite struct EmployeeDetailsViewControllerTests {
  let details = EmployeeDetailsViewController(employee: .ada)

  @Test func `its title is the employee's name`() {
    #expect(details.title == "Ada Okafor")
    #expect(details.employee == .ada)
  }

  @Test func `the overview shows the employee`() throws {
    details.loadViewIfNeeded()
    #expect(try details.overview.employee == .ada)
  }

  @Test(arguments: [("office", "Lagos, 4.12"), ("email", "ada@understudy.example")])
  func `the other details are listed`(identifier: String, text: String) throws {
    details.loadViewIfNeeded()
    let label = try details.requiredSubview(
      ofType: UILabel.self, withAccessibilityIdentifier: identifier)
    #expect(label.text == text)
  }

  @Test func `the overview is at the top with 16-point margins and its own height`()
    throws
  {
    details.view.layoutIfNeeded()
    let width = details.view.bounds.width
    #expect(try details.overview.frame == CGRect(x: 16, y: 16, width: width - 32, height: 92))
  }

  @Test func `the other details are below the overview, one per line`() throws {
    details.view.layoutIfNeeded()
    let overview = try details.overview.frame
    let tops = try ["office", "email"].map { identifier in
      let label = try details.requiredSubview(
        ofType: UILabel.self, withAccessibilityIdentifier: identifier)
      return label.convert(label.bounds, to: details.view).minY
    }
    #expect(tops == [overview.maxY + 16, overview.maxY + 48])
  }

  @Test func `the screen cannot be decoded from an archive`() {
    #expect(EmployeeDetailsViewController(coder: NSCoder()) == nil)
  }
}

extension EmployeeDetailsViewController {
  fileprivate var overview: EmployeeOverviewView {
    get throws {
      try requiredSubview(
        ofType: EmployeeOverviewView.self, withAccessibilityIdentifier: "overview")
    }
  }
}
