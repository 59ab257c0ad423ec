import Foundation
import LaunchDomain
import Traces

/// The files that a run writes.
///
/// They are checked before the run begins: nobody wants to hear after an hour that a folder can't be
/// written.
struct RunOutputs {
  private let files: [(kind: ReportKind, url: URL)]
  /// The trace, if one is kept.
  let trace: TraceWriter?

  /// Opens the files.
  ///
  /// - Throws: `MissingResource` for a file or folder that can't be written.
  init(_ options: RunOptions) throws {
    files = options.reports.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ($0.key, URL(fileURLWithPath: $0.value)) }
    for (_, url) in files { try Self.check(url) }
    trace = try options.trace.map {
      try TraceWriter(folder: URL(fileURLWithPath: $0.folder), onlyFailures: $0.onlyFailures)
    }
  }

  private static func check(_ url: URL) throws {
    let manager = FileManager.default
    do {
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      // An old report must not be taken for this run's if this run ends early.
      try Data().write(to: url)
    } catch {
      throw MissingResource(
        message: "\(url.path) cannot be written: \(error.systemReason)")
    }
  }

  /// Writes the scenarios of a run into its trace, if one is kept and hasn't got them while the run went on.
  func keep(_ run: RunRecord) throws {
    guard let trace else { return }
    try trace.begin(started: run.started, shard: run.shard)
    for scenario in run.scenarios { trace.ended(scenario) }
  }

  /// Writes the reports.
  func write(_ run: RunRecord, _ sources: [MessagesReport.Source]) throws {
    var run = run
    if files.contains(where: \.kind.showsScreens) { run.makeScreens() }
    for (kind, url) in files {
      try Data(try kind.text(of: run, sources: sources).utf8).write(to: url)
    }
    try trace?.end(run)
  }
}

extension ReportKind {
  /// Returns the report of a run.
  func text(of run: RunRecord, sources: [MessagesReport.Source]) throws -> String {
    switch self {
    case .junit: JUnitReport.text(of: run)
    case .messages: try MessagesReport.text(of: run, sources: sources)
    case .json: try JSONLinesReport.text(of: run)
    case .tap: TAPReport.text(of: run)
    case .html: try HTMLReport.text(of: run)
    case .cast: try CastReport.text(of: run)
    case .svg: AnimationReport.text(of: run)
    }
  }
}
