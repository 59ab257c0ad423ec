import Foundation

/// The source of the employees.
enum EmployeeSource: Equatable {
  /// A JSON file.
  case file(URL)
  /// JSON in a launch argument.
  case launchArgument(String)

  /// The file bundled with the app.
  static let bundled = Self.file(
    Bundle.module.bundleURL.appendingPathComponent("Employees.json"))

  /// The name of the source for the user.
  var name: String {
    switch self {
    case .file(let url): url.path
    case .launchArgument: "-employees.json"
    }
  }

  /// Returns the employees, in the order of the file.
  ///
  /// - Throws: `EmployeeSourceError`, which names the file and the place in it.
  func load() throws(EmployeeSourceError) -> [Employee] {
    let data = try read()
    do {
      return try JSONDecoder().decode([Employee].self, from: data)
    } catch {
      throw EmployeeSourceError(source: name, problem: .malformed(JSONFault(error, in: data)))
    }
  }

  private typealias Problem = EmployeeSourceError.Problem

  private func read() throws(EmployeeSourceError) -> Data {
    switch self {
    case .launchArgument(let json): return Data(json.utf8)
    case .file(let url):
      if let problem = Self.problem(at: url.path) {
        throw EmployeeSourceError(source: name, problem: problem)
      }
      do {
        return try Data(contentsOf: url)
      } catch {
        throw EmployeeSourceError(source: name, problem: Problem(error))
      }
    }
  }

  /// Returns the problem of a path that isn't a file; `nil` for a file, and for a missing one,
  /// which reading reports.
  ///
  /// Some devices never end, and opening a pipe without a writer blocks.
  private static func problem(at path: String) -> Problem? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return .folder
    default: return .notAFile
    }
  }
}
