import Foundation
import Gherkin
import Testing
import Traces

@Suite struct RunHistoryTests {
  private func record(
    _ name: String, _ statuses: [RunStatus], seconds: Double = 0.1,
    uri: String = "/project/a.feature",
    ordinal: Int? = nil
  ) -> ScenarioRecord {
    var record = ScenarioRecord(
      id: name, uri: uri, location: SourceLocation(line: 3), feature: "A", rule: nil, name: name,
      tags: [])
    record.ordinal = ordinal
    for status in statuses {
      var attempt = AttemptRecord(start: 0)
      attempt.duration = seconds
      attempt.status = status
      record.attempts.append(attempt)
    }
    return record
  }

  private func key(_ name: String, _ ordinal: Int = 1, path: String = "a.feature") -> ScenarioKey {
    ScenarioKey(uri: path, folder: "", rule: nil, name: name, ordinal: ordinal)
  }

  @Test func `a failed scenario is remembered until it passes`() {
    var history = RunHistory()
    history.note(
      [record("one", [.failed]), record("two", [.passed]), record("three", [.undefined])],
      folder: "/project")
    #expect(history.failed == [key("one"), key("three")])
    history.note([record("two", [.failed])], folder: "/project")
    #expect(history.failed == [key("one"), key("two"), key("three")])
    history.note(
      [
        record("one", [.passed]), record("two", [.failed, .passed]), record("three", [.skipped]),
      ], folder: "/project")
    #expect(history.failed == [key("three")])
    history.note([record("three", [.interrupted])], folder: "/project")
    #expect(history.failed == [key("three")])
  }

  @Test func `repetitions are one scenario, which failed if any of them did`() {
    var history = RunHistory()
    history.note(
      [
        record("one", [.passed], seconds: 0.1), record("one", [.failed], seconds: 0.3),
        record("one", [.passed], seconds: 0.5, ordinal: 2),
      ], folder: "/project/")
    #expect(history.entries[key("one")] == .init(milliseconds: 200, hasFailed: true))
    #expect(history.entries[key("one", 2)] == .init(milliseconds: 500, hasFailed: false))
  }

  @Test func `scenarios that a file no longer contains are removed`() {
    var history = RunHistory()
    history.note(
      [
        record("one", [.failed]), record("two", [.failed]),
        record("x", [.failed], uri: "b.feature"),
      ],
      folder: "/project")
    history.forget(in: ["a.feature"], except: [key("two")])
    #expect(history.failed == [key("two"), key("x", path: "b.feature")])
  }

  @Test func `a history is restored as written, in a fixed order`() throws {
    var history = RunHistory()
    history.note(
      [record("b \"quoted\"", [.failed]), record("a", [.passed], ordinal: 3)], folder: "")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(history)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"scenarios":[{"milliseconds":100,"name":"a","ordinal":3,"path":"/project/a.feature"},"#
        + #"{"failed":true,"milliseconds":100,"name":"b \"quoted\"","path":"/project/a.feature"}],"#
        + #""version":2}"#)
    #expect(try JSONDecoder().decode(RunHistory.self, from: data) == history)
  }

  @Test(arguments: ["", "[]", "{}", #"{"version":3,"scenarios":[]}"#, #"{"version":1}"#])
  func `other data isn't a history`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RunHistory.self, from: Data(text.utf8))
    }
  }
}
