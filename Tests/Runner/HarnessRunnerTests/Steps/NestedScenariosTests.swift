import Foundation
import Testing

@testable import HarnessRunner

/// Tests deeply nested scenarios.
@Suite struct NestedScenariosTests {
  /// Runs a scenario that uses a chain of nested scenarios.
  private func run(depth: Int, _ arguments: [String] = []) throws -> FeatureRunTests.Outcome {
    var text = "Feature: Nested\n  Scenario: Outermost\n    Given step number 1\n"
    for number in 1...depth {
      let inner = number < depth ? "step number \(number + 1)" : "the variable \"a\" is \"b\""
      text += "  @step\n  Scenario: step number \(number)\n    Given \(inner)\n"
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nested-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let feature = folder.appendingPathComponent("a.feature")
    try Data(text.utf8).write(to: feature)
    return FeatureRunTests.run(
      ["run", feature.path, "--history", folder.path + "/h"] + arguments)
  }

  @Test func `a thousand nested scenarios run`() throws {
    let outcome = try run(depth: ComposedScenario.deepest)
    #expect(outcome.status == .success, "\(outcome.output.suffix(500))\(outcome.errors)")
  }

  @Test func `one more level is an error, both in a dry run and in a run`() throws {
    for arguments in [["--dry-run"], []] {
      let outcome = try run(depth: ComposedScenario.deepest + 1, arguments)
      #expect(outcome.status == .failure)
      #expect(
        outcome.output.contains(
          "“step number 1001” is nested in more than 1000 scenarios, which is too deep"),
        "\(arguments)")
    }
  }
}
