import Foundation
import LaunchDomain
import Testing

@testable import EmployeesApp

/// The sources of employees, and the errors of unusable ones.
@Suite struct EmployeeSourceTests {
  @Test func `the bundled employees have all details`() throws {
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
    (["employees.json": "[]"], .launchArgument("[]")),
  ])
  func `arguments select the source`(arguments: [String: String], source: EmployeeSource) throws {
    let defaults = try #require(FixedDefaults(arguments))
    let options = LaunchOptions(.employees, defaults: defaults, arguments: [])
    #expect(EmployeeSource(options) == source)
  }

  @Test(arguments: [
    // Invalid JSON: Foundation reports where the syntax error is.
    ("", "Unexpected end of file during JSON parse."),
    ("[{\"name", "Unexpected end of file during JSON parse."),
    ("[{} {}]", "Invalid value around character 4."),
    // Valid JSON, but not employees: the message names the employee and the key.
    ("{}", "Expected to decode Array<Any> but found a dictionary instead."),
    ("[null]", "employee 1: Cannot get keyed decoding container -- found null value instead"),
    (
      "[{\"name\": 1}]",
      "employee 1, name: Expected to decode String but found number instead."
    ),
    ("[{\"name\": \"Ada\"}]", "employee 1: “jobRole” is missing."),
  ])
  func `a fault in a text is reported with its position`(json: String, reason: String) {
    let error = #expect(throws: EmployeeSourceError.self) {
      try EmployeeSource.launchArgument(json).load()
    }
    #expect(error?.description == "The employees cannot be read: -employees.json: \(reason)")
  }

  @Test(arguments: ["[{\"\\ud800\": 1}]", String(repeating: "[", count: 600)])
  func `text that no decoder accepts is refused`(json: String) {
    let error = #expect(throws: EmployeeSourceError.self) {
      try EmployeeSource.launchArgument(json).load()
    }
    #expect(error?.description.hasPrefix("The employees cannot be read: -employees.json: ") == true)
  }

  @Test func `a file that isn't text is reported`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data([0x5B, 0x0A, 0x22, 0xE9, 0x22, 0x5D]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = #expect(throws: EmployeeSourceError.self) { try EmployeeSource.file(file).load() }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("The employees cannot be read: \(file.path): "), "\(text)")
  }

  @Test func `a truncated file is reported`() throws {
    let bytes = try [UInt8](JSONEncoder().encode([Employee.ada]))
    for length in stride(from: 0, to: bytes.count, by: 7) {
      let json = String(decoding: bytes[..<length], as: UTF8.self)
      let error = #expect(throws: EmployeeSourceError.self) {
        try EmployeeSource.launchArgument(json).load()
      }
      #expect(error?.description.hasSuffix("Unexpected end of file during JSON parse.") == true)
    }
  }

  @Test func `a fault in the second employee is reported`() throws {
    let good = String(decoding: try JSONEncoder().encode(Employee.ada), as: UTF8.self)
    let error = #expect(throws: EmployeeSourceError.self) {
      try EmployeeSource.launchArgument("[\(good), {}]").load()
    }
    #expect(error?.description.contains(": employee 2: “name” is missing.") == true)
  }

  @Test(arguments: [
    ("/nowhere/Employees.json", EmployeeSourceError.Problem.missing, "there is no file"),
    ("/", .folder, "is a folder"), ("/dev/zero", .notAFile, "is not an ordinary file"),
  ])
  func `the error names a file that cannot be opened`(
    path: String, problem: EmployeeSourceError.Problem, text: String
  ) {
    let error = #expect(throws: EmployeeSourceError.self) {
      try EmployeeSource.file(URL(fileURLWithPath: path)).load()
    }
    #expect(error == EmployeeSourceError(source: path, problem: problem))
    #expect(error?.description.contains(path) == true)
    #expect(error?.description.contains(text) == true)
  }

  @Test(arguments: [
    (CocoaError.Code.fileReadNoPermission, "may not be read"), (.fileNoSuchFile, "there is no"),
    (.fileReadUnknown, "the file a.json: "),
  ])
  func `the error contains the system's reason`(code: CocoaError.Code, text: String) {
    let problem = EmployeeSourceError.Problem(CocoaError(code))
    let error = EmployeeSourceError(source: "a.json", problem: problem)
    #expect(error.description.contains(text))
  }

  @Test func `an error of another kind keeps its own text`() {
    let fault = JSONFault(CocoaError(.fileReadUnknown), in: Data("[]".utf8))
    #expect(fault.place.isEmpty)
    #expect(!fault.reason.isEmpty)
    let corrupted = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "No way."))
    #expect(JSONFault(corrupted, in: Data("[]".utf8)).reason == "No way.")
  }
}
