import Foundation
import Testing

@testable import FeatureTesting
@testable import HarnessRunner

@Suite struct FeatureScenarioTests {
  @Test func `scenarios are found beside the test and above it, and have different names`() {
    let beside = FeatureScenario.all(
      in: "Fixtures/SwiftSteps/greeting.feature", steps: GreetingTests.steps)
    #expect(beside.map(\.testDescription) == ["It answers (greeting.feature:3)"])
    let above = FeatureScenario.all(in: "Fixtures/Features", tags: "@smoke")
    #expect(!above.isEmpty && Set(above.map(\.id)).count == above.count)
    #expect(above.allSatisfy { $0.path.hasPrefix("/") && $0.line > 1 })
  }

  @Test(arguments: [
    ("Fixtures/SwiftSteps/greting.feature", "did you mean “greeting.feature”?"),
    ("Nowhere", "there is no file Nowhere"),
  ])
  func `a path without features becomes a scenario that fails`(path: String, message: String) {
    let scenarios = FeatureScenario.all(in: path)
    #expect(scenarios.count == 1 && scenarios[0].outcome.hasFailed)
    #expect(scenarios[0].name.contains(message) || path.hasPrefix("Fixtures"))
  }

  @Test func `a failure is recorded as an issue at the step's line in the feature`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenario-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let feature = folder.appendingPathComponent("a.feature")
    try Data(
      """
      Feature: A
        Scenario: One
          Given "LoginApp" is launched with -ui-testing YES
          Then immediately the button "Logout" exists
      """.utf8
    ).write(to: feature)
    let scenario = try #require(FeatureScenario.all(in: feature.path).first)
    try withKnownIssue {
      try scenario.run()
    } matching: { issue in
      issue.sourceLocation?.line == 4 && issue.sourceLocation?.fileID == "Features/a.feature"
        && issue.comments.contains { "\($0)".contains("the button \"Logout\"") }
    }
  }

  @Test func `the list of steps in Swift replaces the earlier steps of their file`() throws {
    let list = FileManager.default.temporaryDirectory
      .appendingPathComponent("steps-\(UUID().uuidString)/steps.json")
    defer { try? FileManager.default.removeItem(at: list.deletingLastPathComponent()) }
    func note(_ expressions: [String], file: StaticString = #filePath) {
      OwnStepList.note(
        expressions.map { Step($0, filePath: file, line: 7) { _ in }.own }, at: list)
    }
    note(["I do", "I did"])
    note(["I have done"])
    note(["I go"], file: "/nowhere/Steps.swift")
    let definitions = OwnStepList.read(at: list).definitions
    #expect(definitions.map(\.expression.source) == ["I have done"])
    #expect(definitions.first?.place == "\(#filePath):7")
  }

  @Test func `the error for an invalid Cucumber Expression has the step's location`() {
    let steps = StepDefinitions { Step("I {do", line: 9) { _ in } }
    let scenarios = FeatureScenario.all(in: "Fixtures/SwiftSteps", steps: steps)
    #expect(scenarios.count == 1 && scenarios[0].outcome.hasFailed)
    #expect(scenarios[0].id == "\(#filePath):9")
  }
}
