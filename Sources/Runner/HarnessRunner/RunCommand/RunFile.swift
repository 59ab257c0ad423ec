import Foundation
import SystemShims
import Traces

/// Reads the results of runs.
enum RunFile {
  /// Reads a trace's folder, or a file with JSON lines.
  ///
  /// A folder may contain the traces of Swift suites, one file per process.
  ///
  /// - Parameter console: The console that warns of unreadable lines, once per file.
  /// - Throws: `MissingResource` if the results don't exist, or have another format or version.
  static func read(_ path: String, on console: Console) throws -> RunRecord {
    guard FileManager.default.fileExists(atPath: path) else {
      throw MissingResource(message: "there is no \(path).")
    }
    guard FileManager.default.isFolder(atPath: path) else { return try run(path, console) }
    let main = path + "/" + TraceWriter.fileName
    let parts = SuiteTraces.files(in: path)
    if parts.isEmpty { return try run(main, console) }
    let files = (FileManager.default.fileExists(atPath: main) ? [main] : []) + parts
    let runs = try files.map { try run($0, console) }
    var whole = RunRecord(merging: runs)
    whole.shard = runs.lazy.compactMap(\.shard).first
    return whole
  }

  /// Warns that results are incomplete because the run was cut short.
  static func warn(ofCutShort run: RunRecord, at path: String, on console: Console) {
    if run.isInterrupted { console.printError("warning: \(path): \(RunRecord.cutShort).") }
  }

  private static func run(_ file: String, _ console: Console) throws -> RunRecord {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw MissingResource(
        message: "\(file) cannot be read; “run --trace DIR” and “run --json FILE” write results.")
    }
    do {
      let run = try JSONLinesReport.run(from: String(decoding: data, as: UTF8.self))
      for warning in warnings(of: run) { console.printError("warning: \(file): \(warning)") }
      return run
    } catch let error as RunFileError {
      throw MissingResource(message: "\(file): \(error).")
    }
  }

  private static func warnings(of run: RunRecord) -> [String] {
    var warnings: [String] = []
    let broken = run.unread.filter { $0.kind == nil }.map(\.number)
    if !broken.isEmpty {
      warnings.append(
        "\(places(broken)) can't be read; the rest is used, but scenarios may be missing")
    }
    let unknown = run.unread.filter { $0.kind != nil }
    let kinds = Set(unknown.compactMap(\.kind)).sorted().prefix(5).map { "“\($0)”" }
    if !unknown.isEmpty {
      warnings.append(
        "\(places(unknown.map(\.number))) skipped: a newer version has written kinds that this "
          + "version doesn't know, \(kinds.joined(separator: ", "))")
    }
    return warnings
  }

  /// Returns text such as `3 lines (7, 9, …)`.
  private static func places(_ numbers: [Int]) -> String {
    guard numbers.count > 1 else { return "line \(numbers[0])" }
    let first = numbers.prefix(5).map(String.init).joined(separator: ", ")
    return "\(numbers.count) lines (\(first)\(numbers.count > 5 ? ", …" : ""))"
  }
}
