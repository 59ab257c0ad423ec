import AppDriving
import AutomationProtocol
import Foundation
import Testing
import Traces

@testable import HarnessRunner

@Suite struct TraceOptionTests {
  @Test(
    arguments: [
      ([:], nil), (["--trace": "off"], nil), (["--trace": "off", "--trace-folder": "d"], nil),
      (["--trace": "on"], TraceOption(folder: ".understudy/trace")),
      (["--trace": "d"], TraceOption(folder: "d")),
      (["--trace-folder": "d"], TraceOption(folder: "d")),
      (
        ["--trace": "on-failure", "--trace-folder": "d"],
        TraceOption(folder: "d", onlyFailures: true)
      ),
    ] as [([String: String], TraceOption?)])
  func `a trace is kept always, after failures or never`(
    values: [String: String], expected: TraceOption?
  ) throws {
    #expect(try TraceOption(.init(values: values)) == expected)
  }

  @Test func `a mistyped word isn't taken for a folder`() throws {
    let error = #expect(throws: UsageError.self) {
      try TraceOption(.init(values: ["--trace": "on-failures"]))
    }
    #expect(
      error?.message.contains("did you mean “on-failure”? A folder of that name is “./on-failures”")
        == true)
    #expect(
      try TraceOption(.init(values: ["--trace": "./on-failures"]))
        == TraceOption(folder: "./on-failures"))
  }

  @Test func `two folders are wrong usage`() {
    #expect(throws: UsageError.self) {
      try TraceOption(.init(values: ["--trace": "a", "--trace-folder": "b"]))
    }
  }

  /// Runs a feature with a trace in a new folder.
  private func run(
    _ text: String, _ arguments: String...,
    body: (RunRecord, FeatureRunTests.Outcome) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("traces-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let feature = folder.appendingPathComponent("a.feature")
    try Data(text.utf8).write(to: feature)
    let outcome = FeatureRunTests.run(
      [
        "run", feature.path, "--history", folder.path + "/history.json", "--trace-folder",
        folder.path + "/trace",
      ] + arguments)
    try body(try RunFile.read(folder.path + "/trace", on: .standard), outcome)
  }

  @Test func `two runs at once can't write to one trace`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("traces-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var first: TraceWriter? = try TraceWriter(folder: folder)
    try first?.begin(started: 1, shard: nil)
    let text = try String(contentsOf: folder.appendingPathComponent("run.jsonl"), encoding: .utf8)
    #expect {
      _ = try TraceWriter(folder: folder)
    } throws: {
      ($0 as? MissingResource)?.message.contains("another run is writing a trace there") == true
    }
    #expect(
      try String(contentsOf: folder.appendingPathComponent("run.jsonl"), encoding: .utf8) == text)
    first = nil
    let next = try TraceWriter(folder: folder)
    try next.begin(started: 2, shard: nil)
    #expect(try RunFile.read(folder.path, on: .standard).started == 2)
  }

  @Test func `a trace contains busy reasons, network requests and resources`() throws {
    let feature = """
      Feature: The network
        Scenario: News
          Given the server answers GET /news with 503
          And "NetworkClient" is launched with -ui-testing YES
          When the app carries out "fetch many times" with '{"url": "http://x.test/news", "count": 2}'
          Then the app has requested GET /news
      """
    try run(feature) { run, outcome in
      #expect(outcome.status == .success, "\(outcome.output)")
      let steps = run.scenarios[0].attempts[0].steps
      #expect(steps[0].resources == nil && steps[0].network == nil)
      #expect(steps[1].busy == [] && steps[1].network == nil)
      let used = try #require(steps[1].resources)
      #expect(used.processorTime > 0 && used.peakMemory > 1_000_000 && used.descriptorCount > 3)
      #expect(steps[2].network?.map(\.number) == [1, 2])
      let first = try #require(steps[2].network?.first)
      #expect(first.title == "GET http://x.test/news")
      #expect(first.answer?.hasPrefix("503 from the stub .get(\"/news\")") == true)
      let page = try HTMLReport.text(of: run)
      #expect(page.contains("GET http://x.test/news → 503 from the stub"))
      #expect(page.contains("ms CPU"))
    }
  }

  @Test func `with “on-failure” only failed scenarios have messages and screens`() throws {
    let feature = """
      Feature: Two
        Scenario: Passes
          Given "LoginApp" is launched with -ui-testing YES
        Scenario: Fails
          Given "LoginApp" is launched with -ui-testing YES
          Then immediately the button "Nothing" exists
      """
    try run(feature, "--trace", "on-failure") { run, _ in
      #expect(run.scenarios.count == 2)
      for scenario in run.scenarios {
        let hasFailed = scenario.name == "Fails"
        #expect(scenario.attempts[0].sessions.isEmpty != hasFailed)
        #expect(scenario.attempts[0].screens.isEmpty != hasFailed)
        #expect((scenario.attempts[0].steps[0].screen == nil) != hasFailed)
      }
    }
  }

  @Test func `a run repeats with each seed until one fails`() throws {
    let feature = """
      Feature: Seeds
        Scenario: Passes
          Given "NetworkClient" is launched with -ui-testing YES
        Scenario: Fails
          Given "NetworkClient" is launched with -ui-testing YES
          Then immediately the button "Nothing" exists
      """
    try run(feature, "--seeds", "3-4") { run, outcome in
      func seed(_ name: String) -> String? {
        let launch = run.scenarios.first { $0.name == name }?.attempts[0].sessions[0].launch
        let index = launch?.arguments.firstIndex(of: "-ui-testing.seed")
        return index.flatMap { launch?.arguments[$0 + 1] }
      }
      #expect(seed("Passes") == "4" && seed("Fails") == "3")
      #expect(
        outcome.output.contains("It failed with the seed 3. To repeat the failure: --seeds 3-3"),
        "\(outcome.output)")
    }
    let wrong = FeatureRunTests.run(["run", "a.feature", "--seeds", "0"])
    #expect(wrong.status == .usage && wrong.errors.contains("“--seeds” takes a number of seeds"))
  }
}
