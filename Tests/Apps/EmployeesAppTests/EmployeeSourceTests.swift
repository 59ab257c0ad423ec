import Foundation
import LaunchDomain
import Testing

@testable import EmployeesApp

/// Where employees come from, and what is said when they do not.
@Suite struct EmployeeSourceTests {
  @Test func `the app brings employees with it, each with all that is shown`() throws {
    let employees = try EmployeeSource.bundled.load()
    #expect(employees.count == 8)
    #expect(Set(employees.map(\.name)).count == 8)
    for employee in employees {
      #expect(![employee.name, employee.jobRole, employee.office, employee.email].contains(""))
    }
  }

  @Test(arguments: [
    ([:], EmployeeSource.bundled),
    (["ui-testing": "YES"], .bundled),
    (["employees.file": "/tmp/staff.json"], .file(URL(fileURLWithPath: "/tmp/staff.json"))),
    (["ui-testing": "YES", "employees.json": "[]"], .launchArgument("[]")),
    // What a user would not expect from an app in earnest is ignored there.
    (["employees.json": "[]"], .bundled),
  ])
  func `the launch says where`(arguments: [String: String], source: EmployeeSource) throws {
    let defaults = try #require(FixedDefaults(arguments))
    let options = LaunchOptions(.employees, defaults: defaults, arguments: [])
    #expect(EmployeeSource(options) == source)
  }

  @Test(arguments: [
    // No JSON: the character.
    ("[{\"name\": }]", ": Invalid value around character 10."),
    ("", ": Unexpected end of file during JSON parse."),
    ("[", ": Unexpected end of file during JSON parse."),
    ("[\"\u{1}\"]", ", employee 1: "),
    // JSON, but no employees: which one, and what of it.
    ("{}", ": Expected to decode Array<Any> but found a dictionary instead."),
    ("[null]", ", employee 1: "),
    ("[{\"name\": \"Ada\"}]", ", employee 1, jobRole: it is missing."),
    (
      "[{\"name\": 7}]",
      ", employee 1, name: Expected to decode String but found number instead."
    ),
  ])
  func `what is wrong in a text is named with its place`(json: String, reason: String) {
    let error = #expect(throws: EmployeeSourceError.self) {
      try EmployeeSource.launchArgument(json).load()
    }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("The employees cannot be read: -employees.json\(reason)"), "\(text)")
  }

  @Test func `the second of two employees can be wrong`() throws {
    let good = String(decoding: try JSONEncoder().encode(Employee.ada), as: UTF8.self)
    let error = #expect(throws: EmployeeSourceError.self) {
      try EmployeeSource.launchArgument("[\(good), {}]").load()
    }
    #expect(error?.description.contains(", employee 2, ") == true)
  }

  @Test(arguments: ["/nowhere/Employees.json", "/"])
  func `a file that cannot be opened is named`(path: String) {
    let error = #expect(throws: EmployeeSourceError.self) {
      try EmployeeSource.file(URL(fileURLWithPath: path)).load()
    }
    #expect(error == EmployeeSourceError(source: path, problem: .unreadable))
    #expect(error?.description.contains("no file \(path) that this app may open") == true)
  }

  @Test func `a fault that is none of JSON is told as it is`() {
    let fault = JSONFault(CocoaError(.fileReadUnknown), in: Data("[]".utf8))
    #expect(fault.place.isEmpty)
    #expect(!fault.reason.isEmpty)
  }
}
