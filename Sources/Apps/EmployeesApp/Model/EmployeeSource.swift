import Foundation

/// Where the employees come from.
enum EmployeeSource: Equatable {
  /// A JSON file.
  case file(URL)
  /// JSON that was given with the launch.
  case launchArgument(String)

  /// The file that the app brings with it.
  static let bundled = Self.file(
    Bundle.module.bundleURL.appendingPathComponent("Employees.json"))

  /// What a person would call it.
  var name: String {
    switch self {
    case .file(let url): url.path
    case .launchArgument: "-employees.json"
    }
  }

  /// The employees, in the order of the file.
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
      if let problem = Self.whatElse(url.path) {
        throw EmployeeSourceError(source: name, problem: problem)
      }
      do {
        return try Data(contentsOf: url)
      } catch {
        throw EmployeeSourceError(source: name, problem: Problem(error))
      }
    }
  }

  /// What is there in place of a file; nil for a file, and for nothing, as reading it says why.
  ///
  /// Some devices never end, and a pipe that nobody writes to never begins.
  private static func whatElse(_ path: String) -> Problem? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return .folder
    default: return .noFile
    }
  }
}
