import Foundation
import Testing

@testable import HarnessRunner

@Suite struct StepCheckTests {
  /// Returns the output of a feature's dry run, without the folder in locations.
  private func dryRun(_ text: String) throws -> (
    lines: [Substring], status: HarnessRunner.ExitStatus
  ) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("check-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent("a.feature"))
    let outcome = FeatureRunTests.run([
      "run", folder.path + "/a.feature", "--dry-run", "--history", folder.path + "/history.json",
    ])
    let output = outcome.output.replacing(folder.path + "/", with: "")
    return (output.split(separator: "\n"), outcome.status)
  }

  @Test func `invalid element phrases are found without an app`() throws {
    let outcome = try dryRun(
      """
      Feature: A
        Scenario: A
          Given "LoginApp" is launched
          Then the butten "Login" exists
          And there are 3 frobs
          And the variable "kind" is "button"
          And the text "${kind}" exists
      """)
    #expect(
      outcome.lines == [
        "a.feature:4:10: error: “the butten \"Login\"” doesn't name an element: no element is called “butten”; did you mean “button”?",
        "a.feature:5:9: error: “frobs” doesn't name an element: no element is called “frobs”",
        "1 scenario, 2 problems",
      ])
    #expect(outcome.status == .failure)
  }

  @Test func `a step after a time limit is checked, too`() throws {
    let outcome = try dryRun(
      """
      Feature: A
        Scenario: A
          Given "LoginApp" is launched
          Then within 30 s the moon is full
          And within 30 s the butten "Login" exists
          And immediately the button "Login" exists
      """)
    #expect(outcome.lines.count == 3)
    #expect(
      outcome.lines.first?.hasPrefix("a.feature:4:10: error: no step matches “the moon is full”")
        == true)
    #expect(outcome.lines.dropFirst().first?.contains("no element is called “butten”") == true)
  }

  @Test func `scenarios used as steps are checked once, and must not use themselves`() throws {
    let outcome = try dryRun(
      """
      Feature: A
        Scenario: A
          Given "LoginApp" is launched
          When I go round
          And I go round
        @step
        Scenario: I go round
          When I go back
          And the moon is full
        @step
        Scenario: I go back
          When I go round
        @step
        Scenario: I am not used
          When the sun is square
      """)
    #expect(
      outcome.lines == [
        "a.feature:12:10: error: the scenario uses itself: “I go round” → “I go back” → “I go round”",
        "a.feature:9:9: error: no step matches “the moon is full”; “understudy steps” lists all steps",
        "a.feature:14:1: warning: “I am not used” is not used",
        "1 scenario, 2 problems",
      ])
  }
}
