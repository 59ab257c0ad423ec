import Foundation

/// Where the employees come from.
enum EmployeeSource: Equatable {
  /// A JSON file.
  case file(URL)
  /// JSON that was given with the launch.
  case launchArgument(String)

  /// The file that the app brings with it.
  static var bundled: Self {
    .file(Bundle.module.bundleURL.appendingPathComponent("Employees.json"))
  }

  /// What a person would call it.
  var name: String {
    switch self {
    case .file(let url): url.path
    case .launchArgument: "-employees.json"
    }
  }

  /// The employees, in the order of the file.
  ///
  /// - Throws: `EmployeeSourceError`, which names the file and the position in it.
  func load() throws(EmployeeSourceError) -> [Employee] {
    let data: Data
    do {
      data = try read()
    } catch {
      throw EmployeeSourceError(source: name, problem: .unreadable)
    }
    do {
      return try JSONDecoder().decode([Employee].self, from: data)
    } catch {
      throw EmployeeSourceError(source: name, problem: .malformed(JSONFault(error, in: data)))
    }
  }

  private func read() throws -> Data {
    switch self {
    case .file(let url): try Data(contentsOf: url)
    case .launchArgument(let json): Data(json.utf8)
    }
  }
}
