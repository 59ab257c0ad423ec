import Foundation
import Gherkin
import LaunchDomain
import Traces

extension HarnessCommand {
  private static let reportOptions = ReportKind.allCases.filter { $0 != .messages }.map {
    Option(name: "--\($0.rawValue)", value: "FILE", help: "write \($0.rawValue) to a file")
  }
  private static let reportRefusals = [
    ReportKind.messages.option:
      "Cucumber's messages hold the features themselves, which traces and results don't keep. "
      + "“run --messages FILE” writes them."
  ]

  /// Makes reports from a trace.
  static let report = HarnessCommand(
    name: "report", summary: "make a page or another report from a trace",
    help: """
      Reads a trace of “run --trace DIR”, or a file of “run --json FILE”, and writes reports of it; without
      options, the page DIR/report.html. A file named “-” is standard output. Exits with 1 if the run was cut
      short; its reports then say that they are incomplete.

      Cucumber's messages hold the features themselves, which a trace doesn't keep: “run --messages FILE”
      writes them.
      """,
    operands: "DIR", options: reportOptions, refusals: reportRefusals
  ) { arguments, console in
    guard arguments.operands.count == 1, let path = arguments.operands.first else {
      throw UsageError(message: "“report” needs the folder of one trace.")
    }
    let reports = try arguments.reports()
    let run = try RunFile.read(path, on: console)
    try writeReports(of: run, reports, fallback: path, console.forReports(reports))
    RunFile.warn(ofCutShort: run, at: path, on: console)
    return run.isInterrupted ? .failure : .success
  }

  /// Joins the results of shards.
  static let merge = HarnessCommand(
    name: "merge", summary: "join the results of several shards",
    help: """
      Joins traces or files of “run --json FILE” into one run, and writes reports of it. A file named “-” is
      standard output; the summary then goes to standard error. Exits with 1 if the joined run failed or one
      of the runs was cut short, and with 69 if a shard is missing; the reports then say that they are
      incomplete.

      Cucumber's messages hold the features themselves, which results don't keep: “run --messages FILE”
      writes those of each shard.
      """,
    operands: "PATH…",
    options: reportOptions + [
      Option(
        name: "--history", value: "FILE",
        help: "save failures and durations for “run --history FILE”")
    ], refusals: reportRefusals
  ) { arguments, console in
    guard !arguments.operands.isEmpty else {
      throw UsageError(message: "“merge” needs the results of at least one run.")
    }
    let reports = try arguments.reports()
    let console = console.forReports(reports)
    let parts = try arguments.operands.map {
      ShardParts.Part(path: $0, run: try RunFile.read($0, on: console))
    }
    let shards = ShardParts(parts: parts)
    try shards.check()
    for part in parts { RunFile.warn(ofCutShort: part.run, at: part.path, on: console) }
    var run = RunRecord(merging: parts.map(\.run))
    let missing = shards.missing
    if missing != nil { run.isInterrupted = true }
    let folder = FileManager.default.currentDirectoryPath
    // Tests of suites have neither lines nor paths.
    let isOfFeatures = run.scenarios.allSatisfy { $0.location.line > 0 }
    let record = try arguments.history().map {
      RunHistoryFile(path: $0, appFolder: "", workFolder: isOfFeatures ? folder : nil)
    }
    // A file with other contents must not be replaced.
    _ = try record?.read()
    try writeReports(of: run, reports, fallback: nil, console)
    // The missing part must still be distributed by the old record.
    if let record, missing == nil {
      try record.update { history in
        history.note(run.scenarios, folder: isOfFeatures ? folder : "")
      }
    }
    console.print(DisplayLines.summary(of: run, console: console))
    if let missing { throw MissingResource(message: missing) }
    return run.isSuccessful ? .success : .failure
  }

  private static func writeReports(
    of run: RunRecord, _ reports: [ReportKind: String], fallback: String?, _ console: Console
  ) throws {
    let printed = reports.onStandardOutput
    var files = ReportKind.allCases.filter { $0 != printed }.compactMap { kind in
      reports[kind].map { (kind, URL(fileURLWithPath: $0)) }
    }
    if reports.isEmpty, let fallback {
      let folder = URL(fileURLWithPath: fallback)
      let isFolder = (try? folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
      files = [
        (
          .html,
          isFolder
            ? folder.appendingPathComponent("report.html")
            : folder.deletingPathExtension().appendingPathExtension("html")
        )
      ]
    }
    for (kind, url) in files {
      try OutputFile.write(kind.text(of: run, sources: []), to: url.path)
      console.print("\(url.path)")
    }
    if let printed { console.writeOutput(try printed.text(of: run, sources: [])) }
  }
}
