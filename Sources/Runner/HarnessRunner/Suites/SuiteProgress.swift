import Synchronization
import Traces

/// How the tests of a suite do, shown while they run: lines as they end, in a terminal the last one says
/// what is running.
final class SuiteProgress: Sendable {
  private struct State {
    var records: [SuiteTest: ScenarioRecord]
    var isLast = false
    /// The tests whose last results are on the screen.
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
    // The time of tests that run side by side isn't the sum of theirs, so what is left is a guess.
    live = LiveDisplay(
      console: console, tasks: tests.map { ($0.id, $0.key) }, jobs: jobs ?? 1, history: history)
    live?.keepUp()
  }

  /// The records so far; those of tests that wait for another attempt have all earlier ones.
  var records: [SuiteTest: ScenarioRecord] { state.withLock(\.records) }

  /// Begins a round of attempts.
  ///
  /// - Parameter isLast: Whether no attempt follows.
  func beginRound(isLast: Bool) { state.withLock { $0.isLast = isLast } }

  /// A test has begun.
  func begins(_ id: String) {
    guard let test = byIdentifier[id] else { return }
    live?.begins(id, name: test.name)
  }

  /// A test has ended; what is wrong with it may not be known completely.
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

  /// Keeps how a test has ended.
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
      // The display knows a test by its identifier, whichever repetition it is.
      live.ended(record, id: test.id)
    } else {
      for line in DisplayLines.lines(of: record, console: console) { console.print(line) }
    }
  }
}
