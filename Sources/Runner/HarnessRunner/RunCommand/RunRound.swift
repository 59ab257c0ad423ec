import AppDriving
import Foundation
import Gherkin
import Traces

/// Runs scenarios once, shows their progress, and writes the reports and the history.
struct RunRound {
  let options: RunOptions
  let console: Console
  let files: FeatureFiles
  let library: StepLibrary
  let surroundings: RunSurroundings
  let stop: RunStop
  let historyFile: RunHistoryFile
  /// The history of earlier runs.
  let history: RunHistory

  /// Runs scenarios.
  ///
  /// - Parameter shard: The shard that the scenarios form; `nil` for a whole run.
  /// - Throws: `MissingResource` for a report or history that can't be written.
  func run(_ plans: [ScenarioPlan], as shard: RunRecord.Shard? = nil) throws -> RunRecord {
    let started = Date()
    let clock = ContinuousClock.now
    if options.shard == nil { try historyFile.check() }
    let outputs = try RunOutputs(options, console: console)
    try outputs.begin(started: started.timeIntervalSince1970, shard: shard)
    let live = LiveDisplay(
      console: console, tasks: plans.map { ($0.record.id, $0.key) }, jobs: options.jobs,
      history: history)
    live?.keepUp()
    let display: any RunObserver = live ?? PlainDisplay(console: console)
    var observers = [display]
    if let trace = outputs.trace { observers.append(trace) }
    let queue = RunQueue(
      plans, options: options, library: library, surroundings: surroundings, stop: stop,
      observer: RunObservers(observers))
    queue.run()
    live?.finish()
    var run = RunRecord(started: started.timeIntervalSince1970)
    run.duration = (ContinuousClock.now - clock).seconds
    run.isInterrupted = stop.isRequested
    run.shard = shard
    let secrets = surroundings.learned.all
    run.scenarios = queue.records.map(secrets.hiding(in:))
    console.print(DisplayLines.summary(of: run, console: console))
    for key in secrets.shortKeys.sorted() { console.printError(Self.warning(ofShort: key)) }
    for warning in Self.warnings(of: run) { console.printError(warning) }
    let written = Result {
      // Only Cucumber's messages contain the features.
      let sources = options.reports[.messages] == nil ? [] : files.sources(without: secrets)
      try outputs.write(run, sources, without: secrets)
    }
    try keep(run)
    try written.get()
    return run
  }

  /// Returns the warnings of passed scenarios; a warning shared by several is returned once.
  static func warnings(of run: RunRecord) -> [String] {
    var places: [String: [String]] = [:]
    var texts: [String] = []
    for scenario in run.scenarios {
      for text in scenario.attempts.last?.warnings ?? [] {
        let place = "\(scenario.uri):\(scenario.location.line)"
        if places[text] == nil { texts.append(text) }
        if places[text]?.contains(place) != true { places[text, default: []].append(place) }
      }
    }
    return texts.map { text in
      let all = places[text] ?? []
      let more = all.count > 1 ? " (and \(all.count - 1) more)" : ""
      return "\(all.first ?? "")\(more): warning: \(text)"
    }
  }

  private static func warning(ofShort key: String) -> String {
    "warning: the secret “\(key)” has fewer than four letters, too few to be hidden in trees, screens and "
      + "logs; where it is typed or stands alone, it is hidden."
  }

  /// Records failures and durations for the next run.
  private func keep(_ run: RunRecord) throws {
    // Each shard distributes all scenarios by the history, so it must not change before the last shard has
    // begun. “merge --history” records the results of all shards.
    guard options.shard == nil else { return }
    let present = Set(
      files.files.flatMap { ScenarioSelection.plans(of: $0, folder: options.folder) }.map(\.key))
    let paths = Set(present.map(\.path))
    do {
      try historyFile.update { history in
        history.note(run.scenarios, folder: options.folder)
        history.forget(in: paths, except: present)
      }
    } catch let error as MissingResource {
      // An installed harness can't write beside the apps, and the file wasn't requested.
      if historyFile.isNamed { throw error }
    }
  }
}

extension FeatureFiles {
  /// Returns the features for Cucumber's messages.
  fileprivate func sources(without secrets: RunSecrets) -> [MessagesReport.Source] {
    files.map { $0.withoutSecrets(secrets) }.map {
      MessagesReport.Source(
        uri: $0.path, data: $0.source, document: $0.document, pickles: $0.pickles)
    }
  }
}
