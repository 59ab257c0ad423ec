@testable import EmployeesApp

extension Employee {
  /// An employee with a photo in the app.
  static let ada = Employee(
    name: "Ada Okafor", jobRole: "Engine Programmer", office: "Lagos, 4.12",
    email: "ada@understudy.example")
}
