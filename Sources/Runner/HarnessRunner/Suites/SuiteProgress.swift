import Traces

/// How the tests of a suite do, shown while they run: lines as they end, in a terminal the last one says
/// what is running.
final class SuiteProgress {
  /// The records so far; those of tests that wait for another attempt have all earlier ones.
  private(set) var records: [SuiteTest: ScenarioRecord]
  /// Whether no attempt follows.
  var isLast = false

  private let console: Console
  private let live: LiveDisplay?
  private let byIdentifier: [String: SuiteTest]
  /// The tests whose last results are on the screen.
  private var shown: Set<SuiteTest> = []

  init(
    _ tests: [SuiteTest], repetition: Int?, console: Console, history: RunHistory
  ) {
    self.console = console
    records = Dictionary(
      tests.map { ($0, ScenarioRecord($0, repetition: repetition)) }
    ) { first, _ in first }
    byIdentifier = Dictionary(tests.map { ($0.id, $0) }) { first, _ in first }
    // The time of tests that run side by side isn't the sum of theirs, so what is left is a guess.
    live = console.columns.map {
      LiveDisplay(
        console: console, tasks: tests.map { ($0.id, $0.key) }, columns: $0, jobs: 1,
        history: history)
    }
  }

  /// A test has begun.
  func begins(_ id: String) {
    guard let test = byIdentifier[id] else { return }
    live?.begins(id, name: test.name)
  }

  /// A test has ended; what is wrong with it may not be known completely.
  func ended(_ id: String, _ result: SuiteResult) {
    guard let test = byIdentifier[id], !shown.contains(test), var record = records[test] else {
      return
    }
    guard isLast || result.status != .failed else {
      live?.pauses(id)
      return
    }
    record.add(result)
    show(record, test)
  }

  /// Keeps how a test has ended.
  func take(_ result: SuiteResult?, of test: SuiteTest) {
    records[test]?.add(result)
    guard let record = records[test], isLast || result?.status != .failed, !shown.contains(test)
    else { return }
    show(record, test)
  }

  /// Removes the last line.
  func finish() { live?.finish() }

  private func show(_ record: ScenarioRecord, _ test: SuiteTest) {
    shown.insert(test)
    if let live {
      // The display knows a test by its identifier, whichever repetition it is.
      live.ended(record, id: test.id)
    } else {
      for line in DisplayLines.lines(of: record, console: console) { console.print(line) }
    }
  }
}
