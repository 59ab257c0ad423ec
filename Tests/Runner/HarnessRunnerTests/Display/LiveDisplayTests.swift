import Foundation
import Synchronization
import Testing
import Traces

@testable import HarnessRunner

@Suite struct LiveDisplayTests {
  /// A terminal and a clock that the test controls.
  private final class Rig: Sendable {
    private let output = Mutex("")
    private let columns: Mutex<Int>
    private let time = Mutex(ContinuousClock.now)

    init(columns: Int) { self.columns = Mutex(columns) }

    /// Makes a display of scenarios with their last durations, in seconds.
    func display(_ tasks: [(name: String, seconds: Double?)], jobs: Int = 1) throws -> LiveDisplay {
      var history = RunHistory()
      let keys = tasks.map { task in
        let key = ScenarioKey(uri: "a", folder: "", rule: nil, name: task.name, ordinal: 1)
        if let seconds = task.seconds {
          history.entries[key] = .init(milliseconds: Int(seconds * 1000), hasFailed: false)
        }
        return (task.name, key)
      }
      let console = Console(
        hasColor: false, width: { self.columns.withLock { $0 } }, environment: ["TERM": "xterm"],
        output: { text in self.output.withLock { $0 += text } }, error: { _ in })
      let display = LiveDisplay(
        console: console, tasks: keys, jobs: jobs, history: history,
        now: { self.time.withLock { $0 } })
      return try #require(display)
    }

    /// Advances the clock.
    func pass(_ seconds: Int) { time.withLock { $0 += .seconds(seconds) } }

    func setColumns(_ count: Int) { columns.withLock { $0 = count } }

    /// Returns the output since the last call.
    func written() -> String {
      output.withLock { text in
        defer { text = "" }
        return text
      }
    }
  }

  /// Returns the last line of a terminal while a scenario with a name runs.
  private func line(_ name: String, columns: Int) throws -> String {
    let rig = Rig(columns: columns)
    try rig.display([(name, nil)]).begins(name, name: name)
    return rig.written()
  }

  @Test(arguments: [
    // East Asian characters take two cells each.
    ("日本語の長い名前です", "0/1  日本語の長い…"), ("Logging in with a name", "0/1  Logging in wi…"),
    ("Logging in", "0/1  Logging in"), ("a\u{1B}[2Jb\nc", "0/1  a\\u{1B}[2Jb c"),
  ])
  func `the last line fits into a terminal of 20 columns`(name: String, shown: String) throws {
    #expect(try line(name, columns: 20) == "\r\u{1B}[K" + shown)
  }

  @Test func `a terminal of one column shows only an ellipsis`() throws {
    #expect(try line("Logging in", columns: 1) == "\r\u{1B}[K…")
  }

  @Test func `the remaining time counts down by at most the scenario's last duration`() throws {
    let rig = Rig(columns: 80)
    let display = try rig.display([("One", 10), ("Two", 5)])
    display.begins("One", name: "One")
    #expect(rig.written() == "\r\u{1B}[K0/2, about 15 s left  One")
    for left in [12, 9, 6, 5, 5] {
      rig.pass(3)
      display.refresh()
      #expect(rig.written() == "\r\u{1B}[K0/2, about \(left) s left  One")
    }
  }

  @Test func `the remaining time is at least that of the longest running scenario`() throws {
    let rig = Rig(columns: 80)
    let display = try rig.display([("One", 10), ("Two", 2)], jobs: 2)
    display.begins("One", name: "One")
    display.begins("Two", name: "Two")
    rig.pass(1)
    _ = rig.written()
    display.refresh()
    #expect(rig.written() == "\r\u{1B}[K0/2, about 9 s left  One · Two")
  }

  @Test func `a retried scenario has its whole duration left`() throws {
    let rig = Rig(columns: 80)
    let display = try rig.display([("One", 10)])
    display.begins("One", name: "One")
    rig.pass(4)
    display.pauses("One")
    _ = rig.written()
    display.begins("One", name: "One")
    #expect(rig.written() == "\r\u{1B}[K0/1, about 10 s left  One")
  }

  @Test func `the last line adapts to the width of the terminal`() throws {
    let rig = Rig(columns: 80)
    let display = try rig.display([("Logging in with a name", nil)])
    display.begins("Logging in with a name", name: "Logging in with a name")
    #expect(rig.written() == "\r\u{1B}[K0/1  Logging in with a name")
    rig.setColumns(20)
    display.refresh()
    #expect(rig.written() == "\r\u{1B}[K0/1  Logging in wi…")
  }

  @Test func `nothing is written before the first scenario and after the end`() throws {
    let rig = Rig(columns: 80)
    let display = try rig.display([("One", nil)])
    display.refresh()
    #expect(rig.written().isEmpty)
    display.begins("One", name: "One")
    display.finish()
    _ = rig.written()
    display.refresh()
    #expect(rig.written().isEmpty)
  }
}
