import Synchronization
import Traces

/// Shows the progress of a suite's tests: a line per finished test and, in a terminal, a last line with the
/// running tests.
final class SuiteProgress: Sendable {
  private struct State {
    var records: [SuiteTest: ScenarioRecord]
    var isLast = false
    /// The tests whose final results have been shown.
    var shown: Set<SuiteTest> = []
  }

  private let console: Console
  private let live: LiveDisplay?
  private let byIdentifier: [String: SuiteTest]
  private let state: Mutex<State>

  init(
    _ tests: [SuiteTest], repetition: Int?, console: Console, jobs: Int? = nil,
    history: RunHistory
  ) {
    self.console = console
    let records = Dictionary(
      tests.map { ($0, ScenarioRecord($0, repetition: repetition)) }
    ) { first, _ in first }
    state = Mutex(State(records: records))
    byIdentifier = Dictionary(tests.map { ($0.id, $0) }) { first, _ in first }
    // Swift Testing runs tests side by side, so the remaining time is only an estimate.
    live = LiveDisplay(
      console: console, tasks: tests.map { ($0.id, $0.key) }, jobs: jobs ?? 1, history: history)
    live?.keepUp()
  }

  /// The records so far; a test that awaits another attempt has its earlier ones.
  var records: [SuiteTest: ScenarioRecord] { state.withLock(\.records) }

  /// Begins a round of attempts.
  ///
  /// - Parameter isLast: Whether it's the last round.
  func beginRound(isLast: Bool) { state.withLock { $0.isLast = isLast } }

  /// Shows that a test has begun.
  func begins(_ id: String) {
    guard let test = byIdentifier[id] else { return }
    live?.begins(id, name: test.name)
  }

  /// Shows that a test has ended; its failures may still be incomplete.
  func ended(_ id: String, _ result: SuiteResult) {
    guard let test = byIdentifier[id] else { return }
    state.withLock { state in
      guard !state.shown.contains(test), var record = state.records[test] else { return }
      guard state.isLast || result.status != .failed else {
        live?.pauses(id)
        return
      }
      record.add(result)
      show(record, test, &state)
    }
  }

  /// Adds the result of a test to its record.
  func take(_ result: SuiteResult, of test: SuiteTest) {
    state.withLock { state in
      state.records[test]?.add(result)
      guard let record = state.records[test], state.isLast || result.status != .failed,
        !state.shown.contains(test)
      else { return }
      show(record, test, &state)
    }
  }

  /// Removes the last line.
  func finish() { live?.finish() }

  private func show(_ record: ScenarioRecord, _ test: SuiteTest, _ state: inout State) {
    state.shown.insert(test)
    if let live {
      // The display identifies a test by its identifier in every repetition.
      live.ended(record, id: test.id)
    } else {
      for line in DisplayLines.lines(of: record, console: console) { console.print(line) }
    }
  }
}
