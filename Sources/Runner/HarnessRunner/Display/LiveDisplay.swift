import CellRendering
import Dispatch
import Foundation
import Gherkin
import Synchronization
import Traces

/// Shows a run in a terminal: results scroll by, and the last line names what is running.
///
/// It shows scenarios or tests of a suite, which it knows by identifiers.
final class LiveDisplay: RunObserver {
  private struct Running {
    var name: String
    var start: ContinuousClock.Instant
  }

  private struct State {
    var running: [String: Running] = [:]
    var order: [String] = []
    var done = 0
    var failed = 0
    /// The total duration, in milliseconds, that the unfinished scenarios took the last time.
    var ahead = 0
    var isShown = false
  }

  private let console: Console
  private let total: Int
  private let jobs: Int
  /// The last duration of each scenario, in milliseconds; empty unless all are known.
  private let expected: [String: Int]
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state = Mutex(State())
  private let end = DispatchSemaphore(value: 0)

  /// Makes a display, or returns `nil` if lines of the console can't be overwritten.
  ///
  /// - Parameters:
  ///   - tasks: The scenarios or tests that will run, with their keys in the history.
  ///   - jobs: The number that run at a time.
  ///   - history: The durations of the last run.
  ///   - now: Returns the current time.
  init?(
    console: Console, tasks: [(id: String, key: ScenarioKey)], jobs: Int,
    history: RunHistory = RunHistory(),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    guard console.isScreen else { return nil }
    self.console = console
    self.now = now
    total = tasks.count
    self.jobs = max(1, min(jobs, tasks.count))
    let known = tasks.compactMap { task in
      history.entries[task.key].map { (task.id, $0.milliseconds) }
    }
    expected = known.count == tasks.count ? Dictionary(known) { first, _ in first } : [:]
    let ahead = expected.values.reduce(0, +)
    state.withLock { $0.ahead = ahead }
  }

  func begins(_ plan: ScenarioPlan) { begins(plan.record.id, name: plan.shownName) }

  /// Shows that a scenario or test is running.
  func begins(_ id: String, name: String) {
    state.withLock { state in
      let start = state.running[id]?.start ?? now()
      if state.running.updateValue(Running(name: name, start: start), forKey: id) == nil {
        state.order.append(id)
      }
      show(&state)
    }
  }

  /// Shows that a scenario or test has stopped, but will be tried again.
  func pauses(_ id: String) {
    state.withLock { state in
      state.running[id] = nil
      state.order.removeAll { $0 == id }
      show(&state)
    }
  }

  func ended(_ record: ScenarioRecord) { ended(record, id: record.id) }

  /// Shows that a scenario or test has ended.
  func ended(_ record: ScenarioRecord, id: String) {
    state.withLock { state in
      clear(&state)
      state.running[id] = nil
      state.order.removeAll { $0 == id }
      state.done += 1
      state.ahead -= expected[id] ?? 0
      if record.status.isFailure, record.status != .interrupted { state.failed += 1 }
      // Passed scenarios are only counted.
      if record.status != .passed {
        for line in DisplayLines.lines(of: record, console: console) { console.print(line) }
      }
      show(&state)
    }
  }

  /// Rewrites the last line each second, until the display ends.
  ///
  /// The remaining time changes, the terminal may be resized, and a stopped process continues below the
  /// shell's output.
  func keepUp() {
    let thread = Thread { [end, weak self] in
      while end.wait(timeout: .now() + 1) == .timedOut, let self { self.refresh() }
    }
    thread.name = "display"
    thread.start()
  }

  /// Rewrites the last line.
  func refresh() { state.withLock { if $0.isShown { show(&$0) } } }

  /// Removes the last line.
  func finish() {
    state.withLock { clear(&$0) }
    end.signal()
  }

  private func show(_ state: inout State) {
    let columns = console.columns ?? 80
    let failed = state.failed > 0 ? ", \(state.failed) failed" : ""
    let names = state.order.compactMap { state.running[$0]?.name }.joined(separator: " · ")
    // Less than a second isn't shown.
    let seconds = left(state) / 1000
    let left = seconds > 0 ? ", about \(seconds) s left" : ""
    let text = "\(state.done)/\(total)\(failed)\(left)  \(names)"
    console.write("\r\u{1B}[K" + Self.line(text, columns: columns))
    state.isShown = true
  }

  /// Returns the estimated remaining time, in milliseconds.
  private func left(_ state: State) -> Int {
    let now = now()
    var ahead = state.ahead
    var longest = 0
    for (id, running) in state.running {
      guard let time = expected[id] else { continue }
      let passed = min(time, Int((now - running.start).seconds * 1000))
      ahead -= passed
      longest = max(longest, time - passed)
    }
    // The longest one takes its time even if others can run beside it.
    return max(ahead / jobs, longest)
  }

  /// Returns a text as one line narrower than the terminal, so that it can be overwritten.
  private static func line(_ text: String, columns: Int) -> String {
    let text = text.escapingTerminal.replacing("\n", with: " ")
    if TextMetrics.width(of: text) < columns { return text }
    var width = 1
    let start = text.prefix { character in
      width += TextMetrics.width(of: character)
      return width < columns
    }
    return start + "…"
  }

  private func clear(_ state: inout State) {
    if state.isShown { console.write("\r\u{1B}[K") }
    state.isShown = false
  }
}
