import AppDriving
import Foundation
import Gherkin
import Traces

/// A run of features, from the command line to the exit status.
struct FeatureRun {
  let options: RunOptions
  let console: Console

  func run() throws -> ExitStatus {
    let started = Date()
    let clock = ContinuousClock.now
    let files: FeatureFiles
    do {
      files = try FeatureFiles(options.paths)
    } catch let error as FeatureFilesError {
      throw MissingResource(message: error.description)
    }
    let library = try StepLibrary(files.composed)
    let plans = ScenarioSelection.plans(of: files, options: options)
    guard files.problems.isEmpty else {
      for problem in files.problems { console.printError(problem) }
      return .failure
    }
    if options.isDryRun { return DryRun(plans: plans, library: library, console: console).run() }
    guard !plans.isEmpty else {
      console.printError("error: no scenario is left of \(options.paths.joined(separator: ", ")).")
      return .failure
    }
    let outputs = try RunOutputs(options)
    let environment = console.environment
    if options.shard != nil { ShardVariables.touchStatusFile(in: environment) }
    let isCI = !["", "0", "false", "no", "off"].contains(environment["CI"]?.lowercased() ?? "")
    let surroundings = RunSurroundings(
      appFolder: options.appFolder, environment: environment,
      snapshots: options.updatesSnapshots ? .update : isCI ? .never : .record,
      keepsScreens: options.keepsScreens)
    let stop = RunStop()
    let live = console.columns.map {
      LiveDisplay(console: console, total: plans.count, columns: $0)
    }
    let display: any RunObserver = live ?? PlainDisplay(console: console)
    var observers = [display]
    if let trace = outputs.trace {
      try trace.begin(started: started.timeIntervalSince1970, shard: options.shard)
      observers.append(trace)
    }
    let queue = RunQueue(
      plans, options: options, library: library, surroundings: surroundings, stop: stop,
      observer: RunObservers(observers))
    Interruption.listen {
      stop.interrupt()
      surroundings.living.endAll()
    }
    queue.run()
    live?.finish()
    var run = RunRecord(started: started.timeIntervalSince1970)
    run.duration = (ContinuousClock.now - clock).seconds
    run.isInterrupted = stop.isRequested
    run.shard = options.shard
    run.scenarios = queue.records
    try outputs.write(run, files.sources)
    console.print(DisplayLines.summary(of: run, console: console))
    if environment["GITHUB_ACTIONS"] == "true" { reportToGitHub(run, environment) }
    if stop.isRequested { return .interrupted }
    let isFlaky = options.failsOnFlaky && run.count(.flaky) > 0
    return run.isSuccessful && !isFlaky ? .success : .failure
  }

  private func reportToGitHub(_ run: RunRecord, _ environment: [String: String]) {
    for annotation in GitHubReport.annotations(of: run) { console.print(annotation) }
    guard let path = environment["GITHUB_STEP_SUMMARY"],
      let file = FileHandle(forWritingAtPath: path)
    else { return }
    // The file belongs to the job, and other steps have written into it.
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data(GitHubReport.summary(of: run).utf8))
    try? file.close()
  }
}

extension FeatureFiles {
  /// The features for Cucumber's messages.
  fileprivate var sources: [MessagesReport.Source] {
    files.map {
      MessagesReport.Source(
        uri: $0.path, data: $0.source, document: $0.document, pickles: $0.pickles)
    }
  }
}
