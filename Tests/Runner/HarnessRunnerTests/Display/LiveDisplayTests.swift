import Foundation
import Synchronization
import Testing
import Traces

@testable import HarnessRunner

@Suite struct LiveDisplayTests {
  /// The last line of a terminal while something with a name runs.
  private func line(_ name: String, columns: Int) -> String {
    let output = Mutex("")
    let console = Console(
      hasColor: false, columns: columns, environment: [:],
      output: { text in output.withLock { $0 += text } }, error: { _ in })
    let key = ScenarioKey(uri: "a", folder: "", rule: nil, name: name, ordinal: 1)
    let display = LiveDisplay(
      console: console, tasks: [("1", key)], columns: columns, jobs: 1)
    display.begins("1", name: name)
    return output.withLock { $0 }
  }

  @Test(arguments: [
    // Characters of East Asia take two cells each.
    ("日本語の長い名前です", "0/1  日本語の長い…"), ("Logging in with a name", "0/1  Logging in wi…"),
    ("Logging in", "0/1  Logging in"), ("a\u{1B}[2Jb\nc", "0/1  a\\u{1B}[2Jb c"),
  ])
  func `the last line is narrower than a terminal of 20 columns`(name: String, shown: String) {
    #expect(line(name, columns: 20) == "\r\u{1B}[K" + shown)
  }

  @Test func `a terminal of no width shows nothing but that there is more`() {
    #expect(line("Logging in", columns: 1) == "\r\u{1B}[K…")
  }
}
