import Foundation
import LaunchDomain
import SystemShims

/// The folders in which programs are found by their names.
struct SearchPath {
  private let folders: [String]

  /// Reads the variable PATH, with the system's folders as a fallback.
  init(_ environment: [String: String]) {
    let path = environment["PATH"] ?? ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    folders = path.split(separator: ":").map(String.init)
  }

  /// Returns the path of a program; a name with a slash is a path already.
  ///
  /// - Throws: `StepError.noProgram` with similar names.
  func program(named name: String) throws(StepError) -> String {
    if name.contains("/") { return name }
    let paths = folders.map { "\($0)/\(name)" }
    if let path = paths.first(where: FileManager.default.isProgram) { return path }
    let names = folders.flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
    throw .noProgram(name, nearest: NearestName.suggestions(for: name, in: Set(names).sorted()))
  }
}
