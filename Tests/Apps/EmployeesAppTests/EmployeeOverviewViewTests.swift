import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import EmployeesApp

/// The private subviews of the overview, found by their identifiers.
@MainActor
@Suite struct EmployeeOverviewViewTests {
  let overview = EmployeeOverviewView()

  init() {
    overview.translatesAutoresizingMaskIntoConstraints = false
  }

  @Test func `the photo is shown in a circle of 60 points`() throws {
    overview.layoutIfNeeded()
    let photo = try overview.photoImageView
    #expect(photo.frame.size == CGSize(width: 60, height: 60))
    #expect(photo.layer.cornerRadius == photo.frame.width / 2)
    #expect(photo.clipsToBounds)
    #expect(photo.contentMode == .scaleAspectFill)
  }

  @Test func `the photo is the employee's`() throws {
    overview.employee = .ada
    let photo = try #require(UIImage(named: "Ada Okafor", in: .module, with: nil))
    #expect(photo.size == CGSize(width: 60, height: 60))
    #expect(try overview.photoImageView.image == photo)
  }

  @Test func `without a photo the circle is empty, and without an employee everything`()
    throws
  {
    overview.employee = .ada
    overview.employee?.name = "Nobody"
    #expect(try overview.photoImageView.image == nil)
    #expect(try overview.nameLabel.text == "Nobody")
    overview.employee = nil
    #expect(try overview.photoImageView.image == nil)
    #expect(try overview.nameLabel.text == nil)
    #expect(try overview.jobRoleLabel.text == nil)
  }

  @Test func `the name is one line in the headline style`() throws {
    let label = try overview.nameLabel
    #expect(label.font == .preferredFont(forTextStyle: .headline))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.adjustsFontForContentSizeCategory)
    #expect(label.adjustsFontSizeToFitWidth)
  }

  @Test func `the job role is one line of body text in the secondary colour`() throws {
    let label = try overview.jobRoleLabel
    #expect(label.font == .preferredFont(forTextStyle: .body))
    #expect(label.textColor == .secondaryLabel)
    #expect(label.numberOfLines == 1)
    #expect(label.adjustsFontForContentSizeCategory)
    #expect(label.adjustsFontSizeToFitWidth)
  }

  @Test func `name and job role are the employee's`() throws {
    overview.employee = .ada
    #expect(try overview.nameLabel.text == "Ada Okafor")
    #expect(try overview.jobRoleLabel.text == "Engine Programmer")
  }

  @Test func `the photo is in the top leading corner of the margins`() throws {
    overview.layoutIfNeeded()
    let margins = overview.directionalLayoutMargins
    #expect(margins == NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
    let origin = CGPoint(x: margins.leading, y: margins.top)
    #expect(try overview.photoImageView.frame.origin == origin)
  }

  @Test(arguments: [Employee.ada, nil])
  func `the name is above the job role`(employee: Employee?) throws {
    overview.employee = employee
    overview.layoutIfNeeded()
    #expect(try overview.jobRoleLabel.frame.minY > overview.nameLabel.frame.maxY)
  }

  @Test func `the view itself is a rounded card`() {
    #expect(overview.backgroundColor == .secondarySystemGroupedBackground)
    #expect(overview.layer.cornerRadius == 8)
    #expect(overview.layer.cornerCurve == .continuous)
  }

  @Test func `the view cannot be decoded from an archive`() {
    #expect(EmployeeOverviewView(coder: NSCoder()) == nil)
  }
}

extension EmployeeOverviewView {
  fileprivate var photoImageView: UIImageView {
    get throws {
      try requiredSubview(ofType: UIImageView.self, withAccessibilityIdentifier: "photo_image_view")
    }
  }

  fileprivate var nameLabel: UILabel {
    get throws { try requiredSubview(ofType: UILabel.self, withAccessibilityIdentifier: "name") }
  }

  fileprivate var jobRoleLabel: UILabel {
    get throws {
      try requiredSubview(ofType: UILabel.self, withAccessibilityIdentifier: "job_role")
    }
  }
}
