import Foundation
import Traces

/// A run of Swift suites, from the command line to the exit status.
struct SuiteRun {
  var options: SuiteOptions
  let console: Console
  let stop = SuiteStop()

  func run() throws -> ExitStatus {
    let stop = stop
    Interruption.listen(on: console) {
      SuiteOrphans.adopt()
      stop.interrupt()
    }
    defer { if stop.isRequested { SuiteOrphans.end() } }
    return try round()
  }

  /// Builds the package and runs its tests once.
  func round() throws -> ExitStatus {
    var outputs = RunOptions(appFolder: "")
    outputs.reports = options.reports
    outputs.trace = options.trace
    // Check the outputs before the build, which takes long.
    let files = options.lists ? nil : try RunOutputs(outputs, console: console)
    do {
      let bundle = try SuiteBundle(
        folder: options.package, builds: options.builds,
        output: options.reports.useStandardOutput ? .onStandardError : .inherited, stop: stop)
      return try round(of: bundle, files)
    } catch {
      guard stop.isRequested else {
        // A failed build ends a run that has begun; after any other error, the run hasn't begun.
        if error is RunProblem {
          try files?.begin(started: Date().timeIntervalSince1970, shard: nil)
        }
        throw error
      }
      // A build or listing that fails because of an interruption isn't reported. The reports of a run without
      // tests must still be readable.
      var run = RunRecord(started: Date().timeIntervalSince1970)
      run.isInterrupted = true
      try files?.keep(run)
      try files?.write(run, nil)
      return .interrupted
    }
  }

  private func round(of bundle: SuiteBundle, _ files: RunOutputs?) throws -> ExitStatus {
    let historyFile = RunHistoryFile(
      path: options.history, appFolder: bundle.executable.deletingLastPathComponent().path,
      name: "suites.json")
    let history = try historyFile.read()
    if options.onlyFailed {
      guard let history else {
        throw MissingResource(
          message: "no run is recorded in \(historyFile.url.path), so there is nothing that "
            + "“--last-failed” could run again.")
      }
      if history.failed.isEmpty {
        console.print("nothing failed in the last run")
        return .success
      }
    }
    if options.shard == nil { try historyFile.check() }
    let all = try bundle.tests(stop: stop)
    let (tests, emptiedBy, shard) = try options.selection(of: all, history: history ?? RunHistory())
    guard let files else {
      for test in tests { console.print(test.id) }
      return .success
    }
    guard !tests.isEmpty || (options.shard != nil && emptiedBy == nil) else {
      console.printError(
        emptiedBy.map { "error: no test is left: “\($0)” leaves none of \(all.count)." }
          ?? "error: \(options.package.path) has no tests.")
      return .failure
    }
    if options.shard != nil { ShardVariables.touchStatusFile(in: console.environment) }
    let traces = options.trace.map { SuiteTraces(folder: $0.folder) }
    traces?.clear()
    try files.begin(started: Date().timeIntervalSince1970, shard: shard)
    var run = try carryOut(tests, of: bundle, history: history ?? RunHistory())
    run.shard = shard
    traces?.add(to: &run)
    console.print(DisplayLines.summary(of: run, console: console, noun: "test"))
    let written = Result {
      try files.keep(run)
      try files.write(run, nil)
    }
    traces?.clear()
    // As with features, shards don't change the history by which they are distributed.
    if options.shard == nil {
      do {
        try historyFile.update { $0.note(run.scenarios, folder: "") }
      } catch let error as MissingResource {
        if historyFile.isNamed { throw error }
      }
    }
    try written.get()
    if run.isInterrupted { return .interrupted }
    let isFlaky = options.failsOnFlaky && run.count(.flaky) > 0
    return run.isSuccessful && !isFlaky ? .success : .failure
  }

  private func carryOut(
    _ tests: [SuiteTest], of bundle: SuiteBundle, history: RunHistory
  ) throws -> RunRecord {
    let clock = ContinuousClock.now
    var run = RunRecord(started: Date().timeIntervalSince1970)
    for repetition in 1...options.repetitions where !stop.isRequested {
      let progress = SuiteProgress(
        tests, repetition: options.repetitions > 1 ? repetition : nil, console: console,
        jobs: options.jobs, history: history)
      defer { progress.finish() }
      var runner = SuiteRunner(
        bundle: bundle, stop: stop, variables: options.variables, jobs: options.jobs,
        history: history)
      runner.begins = { progress.begins($0) }
      runner.ended = { progress.ended($0, $1) }
      runner.warns = { [console] in console.printError("warning: \($0)") }
      let hasFailed = try carryOut(tests, with: runner, progress)
      run.scenarios += tests.compactMap { progress.records[$0] }.filter { !$0.attempts.isEmpty }
      if hasFailed, options.failsFast { break }
    }
    run.duration = (ContinuousClock.now - clock).seconds
    run.isInterrupted = stop.isRequested
    return run
  }

  /// Runs tests, retries failed ones, and returns whether any test finally failed.
  private func carryOut(
    _ tests: [SuiteTest], with runner: SuiteRunner, _ progress: SuiteProgress
  ) throws -> Bool {
    var runner = runner
    var waiting = tests
    var failed: [SuiteTest] = []
    // With `failsFast`, a failure ends the processes; the remaining tests run if it proves to be flaky.
    while !waiting.isEmpty, failed.isEmpty, !stop.isRequested {
      failed = waiting
      for attempt in 0...options.retries where !failed.isEmpty && !stop.isRequested {
        progress.beginRound(isLast: attempt == options.retries)
        runner.failsFast = options.failsFast && (attempt == 0 || attempt == options.retries)
        let results = try runner.results(of: failed)
        stop.resume()
        for test in failed {
          if let result = results[test] { progress.take(result, of: test) }
        }
        if attempt == 0 { waiting = options.failsFast ? waiting.filter { results[$0] == nil } : [] }
        failed = failed.filter { results[$0]?.status == .failed }
      }
    }
    return !failed.isEmpty
  }
}
