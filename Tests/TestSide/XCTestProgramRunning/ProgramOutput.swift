import Dispatch
import Foundation
import SystemShims

/// The output and the files of a program with tests, such as `XCTestPrograms`.
package struct ProgramOutput: Sendable {
  /// The output, without varying parts and without lines about whole suites.
  package var text: String
  /// The exit status.
  package var status: Int32
  /// The contents of the files in its folder, by path.
  package var files: [String: Data]

  /// The lines about failures.
  package var failures: [String] {
    text.split(separator: "\n").map(String.init).filter { $0.contains("error: ") }
  }

  /// Runs a suite, or one test of it, in an empty folder.
  package static func of(
    _ test: String, environment: [String: String] = [:], prepare: (URL) throws -> Void = { _ in }
  ) throws -> ProgramOutput {
    try ofProgram(
      "XCTestPrograms", ["XCTestPrograms.\(test)"], environment: environment, prepare: prepare)
  }

  /// Runs a program that was built beside the tests, in an empty folder.
  package static func ofProgram(
    _ name: String, _ arguments: [String], environment: [String: String] = [:],
    prepare: (URL) throws -> Void = { _ in }
  ) throws -> ProgramOutput {
    try of(
      Bundle.main.bundleURL.appendingPathComponent(name), arguments, environment: environment,
      prepare: prepare)
  }

  /// Runs an executable in an empty folder.
  package static func of(
    _ executable: URL, _ arguments: [String], environment: [String: String] = [:],
    prepare: (URL) throws -> Void = { _ in }
  ) throws -> ProgramOutput {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try prepare(folder)

    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var all = ProcessInfo.processInfo.environment
    for name in all.keys where name.hasPrefix("UNDERSTUDY_") { all[name] = nil }
    process.environment = all.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try ProcessStart.exclusively { try process.run() }
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    ended.wait()
    return ProgramOutput(
      text: normalized(String(decoding: data, as: UTF8.self)), status: process.terminationStatus,
      files: try contents(of: folder))
  }

  private static func normalized(_ text: String) -> String {
    let sources = "/(?:[^ \n]*/)?(?=[A-Za-z]+Suite\\.swift:)"
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in
        !line.hasPrefix("Test Suite '") && !line.hasPrefix("\t Executed ")
          && !line.contains("' started at ")
      }
      .joined(separator: "\n")
      .replacing(pattern: sources, with: "")
      .replacing(pattern: " \\([0-9.]+ seconds\\)", with: "")
      .replacing(pattern: "t = +[0-9.]+s", with: "t = 0.00s")
      .trimmingCharacters(in: .newlines)
  }

  private static func contents(of folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let url = folder.appendingPathComponent(path)
      var isFolder = ObjCBool(false)
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      // Folders are listed only if they are empty.
      if isFolder.boolValue {
        if try FileManager.default.contentsOfDirectory(atPath: url.path).isEmpty {
          files[path + "/"] = Data()
        }
      } else {
        files[path] = try Data(contentsOf: url)
      }
    }
    return files
  }
}

extension String {
  fileprivate func replacing(pattern: String, with text: String) -> String {
    replacingOccurrences(of: pattern, with: text, options: .regularExpression)
  }
}
