import Foundation
import SystemShims

/// Finds programs that are built together with the harness command, in its folder.
enum BuiltProgram {
  /// Returns the program with a name.
  ///
  /// - Throws: `MissingProgram`, which names the command to build it, if it doesn't exist.
  static func named(_ name: String) throws -> URL {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let program = folder.appendingPathComponent(name)
    guard FileManager.default.isProgram(atPath: program.path) else {
      throw MissingProgram(name: name, folder: folder.path)
    }
    return program
  }
}

/// The error of a program that hasn't been built.
struct MissingProgram: Error, CustomStringConvertible {
  var name: String
  var folder: String

  var description: String {
    "There is no program \(name) in \(folder); build it with: \(command)"
  }

  private var command: String {
    name.hasSuffix(".xctest") ? "swift build --build-tests" : "swift build --product \(name)"
  }
}
