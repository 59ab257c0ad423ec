import Foundation
import LaunchDomain

/// The app's launch arguments besides `-ui-testing`.
extension LaunchSchema {
  static let employees = LaunchSchema(.employeesFile, .employeesJSON)
}

extension LaunchKey where Value == String? {
  static var employeesFile: Self {
    Self("employees.file", help: "A JSON file with the employees, in place of the app's own.")
  }

  static var employeesJSON: Self {
    Self("employees.json", help: "The employees themselves, as JSON.")
  }
}

extension EmployeeSource {
  /// Makes the source that the launch selects; by default the bundled file.
  init(_ options: LaunchOptions) {
    let json = options[.employeesJSON]
    let file = options[.employeesFile].map { URL(fileURLWithPath: $0) }
    if let json {
      self = .launchArgument(json)
    } else if let file {
      self = .file(file)
    } else {
      self = .bundled
    }
  }
}
