import Foundation
import Traces

/// Reads the results of runs.
enum RunFile {
  /// Reads a trace's folder, or a file with JSON lines.
  ///
  /// A folder may hold what the processes of Swift suites have written, a file each.
  ///
  /// - Throws: `MissingResource` if it isn't there, `RunProblem` if it holds anything else.
  static func read(_ path: String) throws -> RunRecord {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw MissingResource(message: "there is no \(path).")
    }
    guard isFolder.boolValue else { return try run(path) }
    let main = path + "/" + TraceWriter.fileName
    let parts = SuiteTraces.files(in: path)
    if parts.isEmpty { return try run(main) }
    let files = (FileManager.default.fileExists(atPath: main) ? [main] : []) + parts
    return RunRecord(merging: try files.map { try run($0) })
  }

  private static func run(_ file: String) throws -> RunRecord {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw MissingResource(message: "\(file) cannot be read; “run --trace DIR” makes a trace.")
    }
    do {
      return try JSONLinesReport.run(from: String(decoding: data, as: UTF8.self))
    } catch {
      throw RunProblem(message: "\(file): \(error)")
    }
  }
}
