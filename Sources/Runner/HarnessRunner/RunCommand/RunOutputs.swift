import Foundation
import LaunchDomain
import SystemShims
import Traces

/// The files that a run writes.
///
/// They are checked before the run begins, so that an unwritable file isn't found only after an hour.
struct RunOutputs {
  private let files: [(kind: ReportKind, url: URL)]
  /// The report for standard output, if any.
  private let printed: ReportKind?
  private let console: Console
  /// The trace, if any.
  let trace: TraceWriter?

  /// Checks that the files can be written, without changing their contents.
  ///
  /// - Throws: `MissingResource` for the last file or folder that can't be written, after printing the other
  ///   problems; `UsageError` if two reports have the same file.
  init(_ options: RunOptions, console: Console) throws {
    self.console = console
    printed = options.reports.onStandardOutput
    files = options.reports.sorted { $0.key.rawValue < $1.key.rawValue }
      .filter { $0.key != options.reports.onStandardOutput }
      .map { ($0.key, URL(fileURLWithPath: $0.value)) }
    try Self.checkNames(files)
    var problems: [String] = []
    func attempt<Value>(_ body: () throws -> Value?) throws -> Value? {
      do {
        return try body()
      } catch let problem as MissingResource {
        problems.append(problem.message)
        return nil
      }
    }
    for (_, url) in files { try attempt { try Self.check(url) } }
    trace = try attempt {
      try options.trace.map {
        try TraceWriter(folder: URL(fileURLWithPath: $0.folder), onlyFailures: $0.onlyFailures)
      }
    }
    try Self.throwLast(of: problems, console)
  }

  /// Empties the files, so that an old report isn't taken for this run's if this run ends early.
  ///
  /// This isn't called for a refused run, which leaves the files unchanged.
  ///
  /// - Throws: `MissingResource` for files that can't be written, as `init(_:console:)`.
  func begin(started: Double, shard: RunRecord.Shard?) throws {
    var problems: [String] = []
    for (_, url) in files {
      do {
        try Data().write(to: url)
      } catch {
        problems.append("\(url.path) cannot be written: \(error.systemReason)")
      }
    }
    try Self.throwLast(of: problems, console)
    try trace?.begin(started: started, shard: shard)
  }

  private static func throwLast(of problems: [String], _ console: Console) throws {
    guard let last = problems.last else { return }
    for problem in problems.dropLast() { console.printError("error: \(problem)") }
    throw MissingResource(message: last)
  }

  private static func checkNames(_ files: [(kind: ReportKind, url: URL)]) throws {
    var kinds: [String: ReportKind] = [:]
    // Several reports may go to a device such as /dev/null.
    for (kind, url) in files where !url.path.hasPrefix("/dev/") {
      guard let other = kinds.updateValue(kind, forKey: url.standardizedFileURL.path) else {
        continue
      }
      throw UsageError(
        message: "“--\(other.rawValue)” and “--\(kind.rawValue)” name the same file, \(url.path).")
    }
  }

  private static func check(_ url: URL) throws {
    let manager = FileManager.default
    var status = stat()
    if lstat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO {
      // Opening a pipe blocks until it has a reader, possibly forever.
      throw MissingResource(message: "\(url.path) cannot be written: it is a pipe; name a file.")
    }
    let folder = url.deletingLastPathComponent()
    if manager.fileExists(atPath: folder.path), !manager.isFolder(atPath: folder.path) {
      throw MissingResource(
        message: "\(url.path) cannot be written: \(folder.path) is a file, not a folder.")
    }
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      let isThere = manager.fileExists(atPath: url.path)
      let descriptor = open(url.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      close(descriptor)
      // A refused run must not leave an empty report.
      if !isThere { unlink(url.path) }
    } catch {
      throw MissingResource(
        message: "\(url.path) cannot be written: \(error.systemReason)")
    }
  }

  /// Writes the scenarios of a run into its trace, if there is one that wasn't written during the run.
  func keep(_ run: RunRecord) throws {
    try trace?.begin(started: run.started, shard: run.shard)
    for scenario in run.scenarios { trace?.ended(scenario) }
  }

  /// Writes the reports.
  ///
  /// - Parameters:
  ///   - sources: The features that were run; `nil` for Swift suites.
  ///   - secrets: The secrets of the run, to hide in texts that were written before the secrets were known.
  /// - Throws: `MissingResource` for the last report that can't be written, after printing the other
  ///   problems.
  func write(
    _ run: RunRecord, _ sources: [MessagesReport.Source]?,
    without secrets: RunSecrets = RunSecrets()
  ) throws {
    var run = run
    if printed?.showsScreens == true || files.contains(where: \.kind.showsScreens) {
      run.makeScreens()
    }
    var problems: [String] = []
    func attempt(_ path: String, _ body: () throws -> Void) {
      do {
        try body()
      } catch {
        problems.append("\(path) cannot be written: \(error.systemReason)")
      }
    }
    for (kind, url) in files {
      let text = Data(try kind.text(of: run, sources: sources).utf8)
      // If one report can't be written, still write the others.
      attempt(url.path) { try text.write(to: url) }
    }
    attempt("the trace") { try trace?.end(run, without: secrets) }
    if let printed { console.writeOutput(try printed.text(of: run, sources: sources)) }
    try Self.throwLast(of: problems, console)
  }
}

extension ReportKind {
  /// Returns the report of a run.
  ///
  /// - Parameter sources: The features that were run; `nil` for Swift suites.
  func text(of run: RunRecord, sources: [MessagesReport.Source]?) throws -> String {
    switch self {
    case .junit: JUnitReport.text(of: run)
    case .messages:
      try sources.map { try MessagesReport.text(of: run, sources: $0) }
        ?? MessagesReport.text(ofSuites: run)
    case .json: try JSONLinesReport.text(of: run)
    case .tap: TAPReport.text(of: run)
    case .html: try HTMLReport.text(of: run)
    case .cast: try CastReport.text(of: run)
    case .svg: AnimationReport.text(of: run)
    }
  }
}
