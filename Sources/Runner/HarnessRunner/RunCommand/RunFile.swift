import Foundation
import Traces

/// Reads the results of runs.
enum RunFile {
  /// Reads a trace's folder, or a file with JSON lines.
  ///
  /// - Throws: `MissingResource` if it isn't there, `RunProblem` if it holds anything else.
  static func read(_ path: String) throws -> RunRecord {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw MissingResource(message: "there is no \(path).")
    }
    let file = isFolder.boolValue ? path + "/" + TraceWriter.fileName : path
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
