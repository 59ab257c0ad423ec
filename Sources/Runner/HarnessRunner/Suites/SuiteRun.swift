import Foundation
import Traces

/// A run of Swift suites, from the command line to the exit status.
struct SuiteRun {
  let options: SuiteOptions
  let console: Console

  func run() throws -> ExitStatus {
    var outputs = RunOptions(appFolder: "")
    outputs.reports = options.reports
    outputs.trace = options.trace
    let bundle = try SuiteBundle(folder: options.package, builds: options.builds)
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
    let all = try bundle.tests()
    let (tests, emptiedBy) = try options.selection(of: all, history: history ?? RunHistory())
    if options.lists {
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
    let files = try RunOutputs(outputs)
    let traces = options.trace.map { SuiteTraces(folder: $0.folder) }
    traces?.clear()
    var run = try carryOut(tests, of: bundle, history: history ?? RunHistory())
    traces?.add(to: &run)
    try files.keep(run)
    try files.write(run, [])
    traces?.clear()
    // As with features: shards leave the record alone, by which they are dealt out.
    if options.shard == nil {
      do {
        try historyFile.update { $0.note(run.scenarios, folder: "") }
      } catch let error as MissingResource {
        if historyFile.isNamed { throw error }
      }
    }
    console.print(DisplayLines.summary(of: run, console: console, noun: "test"))
    if run.isInterrupted { return .interrupted }
    let isFlaky = options.failsOnFlaky && run.count(.flaky) > 0
    return run.isSuccessful && !isFlaky ? .success : .failure
  }

  private func carryOut(
    _ tests: [SuiteTest], of bundle: SuiteBundle, history: RunHistory
  ) throws -> RunRecord {
    let clock = ContinuousClock.now
    let stop = SuiteStop()
    Interruption.listen { stop.interrupt() }
    var run = RunRecord(started: Date().timeIntervalSince1970)
    run.shard = options.shard
    for repetition in 1...options.repetitions where !stop.isRequested {
      let number = options.repetitions > 1 ? repetition : nil
      let progress = SuiteProgress(
        tests, repetition: number, console: console, history: history)
      var waiting = tests
      for attempt in 0...options.retries where !waiting.isEmpty && !stop.isRequested {
        progress.isLast = attempt == options.retries
        let runner = SuiteRunner(
          bundle: bundle, stop: stop, variables: options.variables, begins: progress.begins,
          ended: progress.ended)
        let results = try runner.results(of: waiting)
        for test in waiting { progress.take(results[test], of: test) }
        waiting = waiting.filter { progress.records[$0]?.attempts.last?.status == .failed }
      }
      progress.finish()
      run.scenarios += tests.compactMap { progress.records[$0] }.filter { !$0.attempts.isEmpty }
    }
    run.duration = (ContinuousClock.now - clock).seconds
    run.isInterrupted = stop.isRequested
    return run
  }
}
