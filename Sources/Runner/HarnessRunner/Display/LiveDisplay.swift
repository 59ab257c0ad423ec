import CellRendering
import Foundation
import Gherkin
import Synchronization
import Traces

/// A run in a terminal: what has ended scrolls by, the last line says what is running.
///
/// What runs is a scenario or a test of a suite, by its identifier.
final class LiveDisplay: RunObserver {
  private struct State {
    var running: [String: String] = [:]
    var order: [String] = []
    var done = 0
    var failed = 0
    /// How long the scenarios that haven't ended took the last time, in milliseconds.
    var ahead = 0
    var isShown = false
  }

  private let console: Console
  private let total: Int
  private let jobs: Int
  /// How long each scenario took the last time, in milliseconds; empty unless all are known.
  private let expected: [String: Int]
  private let columns: Int
  private let state = Mutex(State())

  /// Makes a display.
  ///
  /// - Parameters:
  ///   - tasks: What will run, and how it is known from one run to the next.
  ///   - columns: The width of the terminal, in cells.
  ///   - jobs: How many run at a time.
  ///   - history: How long they took the last time.
  init(
    console: Console, tasks: [(id: String, key: ScenarioKey)], columns: Int, jobs: Int,
    history: RunHistory = RunHistory()
  ) {
    self.console = console
    total = tasks.count
    self.columns = columns
    self.jobs = max(1, min(jobs, tasks.count))
    let known = tasks.compactMap { task in
      history.entries[task.key].map { (task.id, $0.milliseconds) }
    }
    expected = known.count == tasks.count ? Dictionary(known) { first, _ in first } : [:]
    let ahead = expected.values.reduce(0, +)
    state.withLock { $0.ahead = ahead }
  }

  func begins(_ plan: ScenarioPlan) { begins(plan.record.id, name: plan.shownName) }

  /// Shows that something is running.
  func begins(_ id: String, name: String) {
    state.withLock { state in
      if state.running.updateValue(name, forKey: id) == nil { state.order.append(id) }
      show(&state)
    }
  }

  /// Shows that something is no longer running, but will be tried again.
  func pauses(_ id: String) {
    state.withLock { state in
      state.running[id] = nil
      state.order.removeAll { $0 == id }
      show(&state)
    }
  }

  func ended(_ record: ScenarioRecord) { ended(record, id: record.id) }

  /// Shows that something has ended.
  func ended(_ record: ScenarioRecord, id: String) {
    state.withLock { state in
      clear(&state)
      state.running[id] = nil
      state.order.removeAll { $0 == id }
      state.done += 1
      state.ahead -= expected[id] ?? 0
      if record.status.isFailure, record.status != .interrupted { state.failed += 1 }
      // What passed is counted; only the rest is worth a line.
      if record.status != .passed {
        for line in DisplayLines.lines(of: record, console: console) { console.print(line) }
      }
      show(&state)
    }
  }

  /// Removes the last line.
  func finish() { state.withLock { clear(&$0) } }

  private func show(_ state: inout State) {
    let failed = state.failed > 0 ? ", \(state.failed) failed" : ""
    let names = state.order.compactMap { state.running[$0] }.joined(separator: " · ")
    // Less than a second isn't worth a word.
    let seconds = state.ahead / jobs / 1000
    let left = seconds > 0 ? ", about \(seconds) s left" : ""
    let text = "\(state.done)/\(total)\(failed)\(left)  \(names)"
    console.write("\r\u{1B}[K" + Self.line(text, columns: columns))
    state.isShown = true
  }

  /// Returns a text as a line that is narrower than the terminal, so that it can be written over.
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
