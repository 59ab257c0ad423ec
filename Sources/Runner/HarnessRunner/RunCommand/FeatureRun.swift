import Foundation
import Gherkin
import Traces

/// A run of features, from the command line to the exit status.
struct FeatureRun {
  private(set) var options: RunOptions
  let console: Console

  mutating func run() throws -> ExitStatus {
    let historyFile = RunHistoryFile(
      path: options.history, appFolder: options.appFolder, workFolder: options.folder)
    let history = try history(in: historyFile)
    if options.onlyFailed {
      guard let history else {
        throw MissingResource(
          message: "no run is recorded in \(historyFile.url.path), so there is nothing that "
            + "“--last-failed” could run again.")
      }
      let failed = history.failed
      if failed.isEmpty {
        console.print("nothing failed in the last run")
        return .success
      }
      if options.paths.isEmpty { options.paths = Self.files(of: failed) }
    }
    if options.watches {
      var watch = try FeatureWatch(options, console: console, historyFile: historyFile)
      return try watch.run()
    }
    let files: FeatureFiles
    do {
      files = try FeatureFiles(options.paths)
    } catch let error as FeatureFilesError {
      throw MissingResource(message: error.description)
    }
    let library = try StepLibrary(files.composed)
    let selection = ScenarioSelection(
      of: files, options: options, history: history ?? RunHistory())
    guard files.problems.isEmpty else {
      for problem in files.problems { console.printError(problem) }
      return .failure
    }
    for warning in files.warnings {
      if options.isDryRun { console.print(warning) } else { console.printError(warning) }
    }
    // A dry run may have scenarios that are only used as steps.
    guard
      !selection.plans.isEmpty || selection.isEmptyShard
        || options.isDryRun && selection.hasOnlySteps
    else {
      console.printError("error: \(selection.explanation(paths: options.paths))")
      return .failure
    }
    if options.isDryRun {
      return DryRun(plans: selection.plans, library: library, console: console).run()
    }
    let environment = console.environment
    if options.shard != nil { ShardVariables.touchStatusFile(in: environment) }
    var surroundings = RunSurroundings(options, environment: environment)
    surroundings.replay = try options.replay.map {
      try TraceReplay($0, folder: options.folder, console: console)
    }
    let round = RunRound(
      options: options, console: console, files: files, library: library,
      surroundings: surroundings, stop: RunStop(),
      historyFile: historyFile, history: history ?? RunHistory())
    Interruption.listen(on: console) {
      round.stop.interrupt()
      round.surroundings.living.endAll()
    }
    let run = try round.run(selection.plans, as: selection.shard)
    if environment["GITHUB_ACTIONS"] == "true" { reportToGitHub(run, environment) }
    if run.isInterrupted { return .interrupted }
    let isFlaky = options.failsOnFlaky && run.count(.flaky) > 0
    return run.isSuccessful && !isFlaky ? .success : .failure
  }

  /// Returns the history of earlier runs, or `nil` if there isn't one.
  private func history(in file: RunHistoryFile) throws -> RunHistory? {
    do {
      return try file.read()
    } catch let problem as MissingResource {
      // A run that doesn't need the history continues, and begins a new one.
      if file.isNamed || options.onlyFailed || options.shard != nil { throw problem }
      console.printError("warning: \(problem.message)")
      return nil
    }
  }

  /// Returns the files of scenarios, without those that no longer exist.
  private static func files(of scenarios: Set<ScenarioKey>) -> [String] {
    let paths = Set(scenarios.map(\.path)).sorted()
    let present = paths.filter { FileManager.default.fileExists(atPath: $0) }
    return present.isEmpty ? paths : present
  }

  private func reportToGitHub(_ run: RunRecord, _ environment: [String: String]) {
    for annotation in GitHubReport.annotations(of: run) { console.print(annotation) }
    guard let path = environment["GITHUB_STEP_SUMMARY"],
      let file = FileHandle(forWritingAtPath: path)
    else { return }
    // Append to the file, because other steps of the job have written to it, too.
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data(GitHubReport.summary(of: run).utf8))
    try? file.close()
  }
}
