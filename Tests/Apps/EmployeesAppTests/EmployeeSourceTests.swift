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
    // Not JSON: the position of the syntax error.
    ("", "1:1: there is nothing; a list of employees is expected, at least []."),
    (" \n ", "2:2: there is nothing; a list of employees is expected, at least []."),
    ("[", "1:2: the text ends here, in the middle of a list or an object."),
    ("[[]", "1:4: the text ends here, in the middle of a list."),
    ("[{}, ", "1:6: the text ends here, in the middle of a list."),
    ("[{", "1:3: the text ends here, in the middle of an object."),
    ("[{\"name", "1:8: the text ends here, in the middle of a string."),
    ("[\"\\", "1:4: the text ends here, in the middle of a string."),
    ("[\"\\u12", "1:7: the text ends here, in the middle of a string."),
    ("[{\"name\"", "1:9: the text ends here, in the middle of an object."),
    ("[{\"name\":", "1:10: the text ends here, in the middle of a list or an object."),
    ("[tru", "1:5: the text ends here, in the middle of a word."),
    ("[-", "1:3: the text ends here, in the middle of a number."),
    ("[1.", "1:4: the text ends here, in the middle of a number."),
    ("[\n  {\"name\": }]", "2:12: a value is expected, and here is “}”."),
    ("[{name: 1}]", "1:3: a name in quotes is expected, and here is “n”."),
    ("[{\"name\" 1}]", "1:10: a colon is expected, and here is “1”."),
    ("[{\"name\": \"é👩‍🚀\" \"x\"}]", "1:16: a comma or } is expected, and here is “\"”."),
    ("[{} {}]", "1:5: a comma or ] is expected, and here is “{”."),
    ("[{},]", "1:5: a value is expected, and here is “]”."),
    ("[1.x]", "1:4: a digit is expected, and here is “x”."),
    ("[01]", "1:3: a comma or ] is expected, and here is “1”."),
    ("[1E+5, -2e-1, 0.5, nul]", "1:20: a value is expected, and here is “n”."),
    ("[]\n\n[]", "3:1: the list has ended, and here is “[”."),
    ("[\u{7}]", "1:2: a value is expected, and here is U+0007."),
    ("[\"\u{1}\"]", "1:3: a string cannot hold U+0001 as it is; write it as \\n, \\t or \\u0000."),
    ("[\"\\x\"]", "1:3: the backslash here stands for nothing; write two where one is meant."),
    ("[\"\\u12G4\"]", "1:3: the backslash here stands for nothing; write two where one is meant."),
    // JSON, but not of employees: the position, the employee and the fault.
    ("{}", "1:1: a list is expected, and here is an object."),
    ("\u{FEFF}7", "1:1: a list is expected, and here is a number."),
    ("[null]", "1:2: employee 1: an object is expected, and here is nothing (null)."),
    ("[\n  true]", "2:3: employee 1: an object is expected, and here is true or false."),
    ("[\"Ada\"]", "1:2: employee 1: an object is expected, and here is text."),
    (
      "[{\"na\\u006de\": 1}]",
      "1:16: employee 1, name: text in quotes is expected, and here is a number."
    ),
    ("[{\"name\": \"Ada\"}]", "1:2: employee 1: “jobRole” is missing."),
    (
      "[{\"x\": [],\n\"name\": []}]",
      "2:9: employee 1, name: text in quotes is expected, and here is a list."
    ),
  ])
  func `a fault in the text is reported with its position`(json: String, reason: String) {
    let error = #expect(throws: EmployeeSourceError.self) {
      try EmployeeSource.launchArgument(json).load()
    }
    #expect(error?.description == "The employees cannot be read: -employees.json:\(reason)")
  }

  @Test func `an unpaired surrogate in a name is reported like other faults`() {
    let error = #expect(throws: EmployeeSourceError.self) {
      try EmployeeSource.launchArgument("[{\"\\ud800\": 1}]").load()
    }
    #expect(error?.description.contains("-employees.json:1:") == true)
  }

  @Test func `endlessly nested lists are rejected`() {
    let json = String(repeating: "[", count: 600)
    let error = #expect(throws: EmployeeSourceError.self) {
      try EmployeeSource.launchArgument(json).load()
    }
    #expect(error?.description.contains(":1:514: there are more than 512") == true)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x5B, 0x00], "1:1: this is not UTF-8 text: a byte 0xFF cannot stand here."),
      ([0x5B, 0x0A, 0x22, 0xE9, 0x22, 0x5D], "2:2: this is not UTF-8 text: a byte 0xE9"),
    ] as [([UInt8], String)])
  func `invalid UTF-8 is reported with its position`(bytes: [UInt8], reason: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = #expect(throws: EmployeeSourceError.self) { try EmployeeSource.file(file).load() }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("The employees cannot be read: \(file.path):\(reason)"), "\(text)")
  }

  @Test func `a file truncated anywhere has a reason`() throws {
    let bytes = try [UInt8](JSONEncoder().encode([Employee.ada]))
    for length in stride(from: 0, to: bytes.count, by: 7) {
      let json = String(decoding: bytes[..<length], as: UTF8.self)
      let error = #expect(throws: EmployeeSourceError.self) {
        try EmployeeSource.launchArgument(json).load()
      }
      #expect(error?.description.contains(":1:\(max(1, length + 1)): th") == true)
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
    ("/", .folder, "is a folder"), ("/dev/zero", .noFile, "is no ordinary file"),
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
