import Foundation
import Testing
import XCTestProgramRunning

@testable import FeatureTesting

/// Tests scenarios in XCTest.
@Suite struct FeatureTestCaseTests {
  private func run(_ feature: String) throws -> ProgramOutput {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("suites-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("a.feature")
    try Data(feature.utf8).write(to: file)
    var output = try ProgramOutput.ofProgram(
      "FeatureSuites", ["FeatureSuites.NamedFeatures"], environment: ["FEATURES": file.path])
    output.text = output.text.replacingOccurrences(of: folder.path + "/", with: "")
    return output
  }

  @Test func `each scenario is a test that passes, fails or is skipped separately`() throws {
    let output = try run(
      """
      Feature: A
        Scenario: One
          Given "a" is remembered
          Then it is "a"
        Scenario: It's two
          Given "a" is remembered
          Then it is "b"
        Scenario Outline: Rows
          Given the table has <rows> rows
            | a |
            | b |
          Examples:
            | rows |
            | 2    |
            | 3    |
        Scenario: A secret
          Given "${secret:no.such.key}" is remembered
      """)
    #expect(output.status == 1)
    let lines = output.text.split(separator: "\n").map(String.init)
    #expect(lines.contains("Test Case 'NamedFeatures.One (a.feature:2)' passed"), "\(output.text)")
    #expect(lines.contains("Test Case 'NamedFeatures.It’s two (a.feature:5)' failed"))
    #expect(lines.contains("Test Case 'NamedFeatures.Rows (a.feature:14)' passed"))
    #expect(lines.contains("Test Case 'NamedFeatures.Rows (a.feature:15)' failed"))
    #expect(lines.contains("Test Case 'NamedFeatures.A secret (a.feature:16)' skipped"))
    #expect(lines.contains("Test Case 'NamedFeatures.testScenarios' failed"))
    #expect(
      output.failures.contains {
        $0.hasPrefix("a.feature:7: error: NamedFeatures.It’s two (a.feature:5) : it is “a”")
      })
  }

  @Test func `a suite passes if all its scenarios do`() throws {
    let output = try run(
      """
      Feature: A
        Scenario: One
          Given "a" is remembered
      """)
    #expect(output.status == 0, "\(output.text)")
    #expect(output.text.contains("Test Case 'NamedFeatures.testScenarios' passed"))
  }

  @Test(arguments: [
    ("Feature: A\n  Scenario: One\n    Given I do it again", "I do it again"),
    (
      "Feature: A\n  Scenario: One\n    Given I fall",
      "no step matches “I fall”; did you mean “I fail”"
    ),
    ("Feature: A\n  Scenario: One\n    Given I fail", "it’s wrong"),
    ("nonsense", "expected: "),
    ("Feature: A", "there is no scenario to run in"),
  ])
  func `problems in features and steps fail a test`(feature: String, message: String) throws {
    let output = try run(feature)
    #expect(output.status == 1)
    #expect(output.failures.contains { $0.contains(message) }, "\(output.text)")
  }
}
