import Foundation
import Testing

@testable import HarnessRunner

/// Scenarios that are used within each other, many deep.
@Suite struct NestedScenariosTests {
  /// Runs a scenario that uses others, each within the one before.
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

  @Test func `a thousand scenarios within each other run`() throws {
    let outcome = try run(depth: ComposedScenario.deepest)
    #expect(outcome.status == .success, "\(outcome.output.suffix(500))\(outcome.errors)")
  }

  @Test func `one more is an error in words, before and while it runs`() throws {
    for arguments in [["--dry-run"], []] {
      let outcome = try run(depth: ComposedScenario.deepest + 1, arguments)
      #expect(outcome.status == .failure)
      #expect(
        outcome.output.contains(
          "“step number 1001” is used within 1000 scenarios that use each other"), "\(arguments)")
    }
  }
}
