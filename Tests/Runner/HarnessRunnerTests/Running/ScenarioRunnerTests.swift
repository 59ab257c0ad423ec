import Foundation
import Gherkin
import Testing
import Traces

@testable import HarnessRunner

/// Tests the warnings of scenarios.
@Suite struct ScenarioRunnerTests {
  private func run(_ steps: String) throws -> FeatureRunTests.Outcome {
    let feature = FileManager.default.temporaryDirectory
      .appendingPathComponent("greeting-\(UUID().uuidString).feature")
    defer { try? FileManager.default.removeItem(at: feature) }
    try Data("Feature: Greeting\n  Scenario: It is shown\n\(steps)".utf8).write(to: feature)
    var outcome = FeatureRunTests.run(["run", feature.path])
    outcome.errors = outcome.errors.replacing(feature.path, with: "greeting.feature")
    return outcome
  }

  @Test func `arguments that an app hasn't read when it ends cause a warning`() throws {
    let outcome = try run(
      """
          Given "PlainGreeting" is launched with -greeting.tome warm
          Then the text "greeting" exists
      """)
    #expect(outcome.status == .success, "\(outcome.output)")
    #expect(
      outcome.errors
        == "greeting.feature:2: warning: PlainGreeting was launched with arguments that it has not read. "
        + "-greeting.tome was given, and no read of it was seen. Did you mean -greeting.tone?\n")
  }

  @Test func `unanswered requests cause a warning`() throws {
    let outcome = try run(
      """
          Given "NetworkClient" is launched with -ui-testing YES
          When the app carries out "try to fetch" with '{"url": "https://host.invalid/surprise", "count": 1}'
          And the app carries out "try to fetch" with '{"url": "https://host.invalid/surprise", "count": 1}'
      """)
    #expect(outcome.status == .success, "\(outcome.output) \(outcome.errors)")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 1, "\(outcome.errors)")
    #expect(
      lines.first?.hasPrefix(
        "greeting.feature:2: warning: GET https://host.invalid/surprise was refused") == true)
    #expect(
      lines.first?.hasSuffix("To answer it: Given the server answers GET /surprise with 200.")
        == true, "\(outcome.errors)")
  }

  @Test func `a step fails with the arguments that weren't read`() throws {
    let outcome = try run(
      """
          Given "PlainGreeting" is launched with -greeting.tome warm
          Then every launch argument was read
      """)
    #expect(outcome.status == .failure, "\(outcome.output)")
    #expect(
      outcome.output.contains("-greeting.tome was given, and no read of it was seen."),
      "\(outcome.output)")
  }

  @Test func `a warning of several scenarios is printed once`() {
    func scenario(line: Int, _ warnings: [String]) -> ScenarioRecord {
      var scenario = ScenarioRecord(
        id: "\(line)", uri: "a.feature", location: SourceLocation(line: line, column: 1),
        feature: "A", rule: nil, name: "\(line)", tags: [])
      scenario.attempts = [AttemptRecord(start: 0)]
      scenario.attempts[0].warnings = warnings
      return scenario
    }
    var run = RunRecord(started: 0)
    run.scenarios = [
      scenario(line: 2, ["unread"]), scenario(line: 5, []), scenario(line: 9, ["other", "unread"]),
      scenario(line: 12, ["unread"]),
    ]
    #expect(
      RunRound.warnings(of: run) == [
        "a.feature:2 (and 2 more): warning: unread", "a.feature:9: warning: other",
      ])
  }

  @Test func `settings that come after the last launch are warnings`() throws {
    let late = try run(
      """
          Given the launch argument "greeting.name" is "Ann"
          And "PlainGreeting" is launched
          And the launch argument "greeting.tone" is "warm"
          And the environment variable "TZ" is "UTC"
          When I tap the button "Address"
      """)
    #expect(late.status == .success, "\(late.output)")
    #expect(
      late.errors.contains(
        "Without effect, because no launch follows: the launch argument “greeting.tone”, the environment "
          + "variable “TZ”. Put such a step before the one that launches the app.\n"),
      "\(late.errors)")
    let inTime = try run(
      """
          Given "PlainGreeting" is launched
          And the launch argument "greeting.name" is "Ann"
          And the app is launched again
          When I tap the button "Address"
      """)
    #expect(inTime.status == .success, "\(inTime.output)")
    #expect(inTime.errors == "")
  }

  @Test func `arguments aren't reported if they are read later or the scenario fails`() throws {
    let reading = try run(
      """
          Given "PlainGreeting" is launched with -greeting.name Ann
          When I tap the button "Address"
      """)
    #expect(reading.status == .success, "\(reading.output)")
    #expect(reading.errors == "")
    let failing = try run(
      """
          Given "PlainGreeting" is launched with -greeting.tome warm
          Then immediately the text "greeting" does not exist
      """)
    #expect(failing.status == .failure, "\(failing.output)")
    #expect(!failing.errors.contains("has not read"))
  }
}
