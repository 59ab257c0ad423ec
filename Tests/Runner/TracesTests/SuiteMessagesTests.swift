import Foundation
import Gherkin
import Testing

@testable import Traces

@Suite struct SuiteMessagesTests {
  private static func test(
    _ name: String, in suite: String, _ status: RunStatus, repetition: Int? = nil
  ) -> ScenarioRecord {
    let id = "\(suite)/\(name)" + (repetition.map { "/\($0)" } ?? "")
    var record = ScenarioRecord(
      id: id, uri: suite, location: SourceLocation(line: 0), feature: suite, rule: nil, name: name,
      tags: ["@slow", "@by hand"], repetition: repetition)
    var attempt = AttemptRecord(start: 0)
    attempt.status = status
    let place = SourceLocation(line: 0)
    var step = StepRecord(id: id, keyword: "", text: name, uri: suite, location: place)
    step.status = status
    step.message = status == .failed ? "it is so" : nil
    attempt.steps = [
      StepRecord(id: "1", keyword: "", text: "Tap", uri: suite, location: place), step,
    ]
    record.attempts = [attempt]
    return record
  }

  private func messages(_ tests: [ScenarioRecord]) throws -> [(
    kind: String, content: [String: Any]
  )] {
    var run = RunRecord(started: 0)
    run.scenarios = tests
    return try MessagesReport.text(ofSuites: run).split(separator: "\n").compactMap { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?.first.flatMap { entry in
        (entry.value as? [String: Any]).map { (entry.key, $0) }
      }
    }
  }

  @Test func `a suite becomes a feature, and a test a scenario with one step`() throws {
    let messages = try messages([
      Self.test("testA", in: "Mod.Suite", .passed),
      Self.test("`a: b`\n# c", in: "Mod.Suite", .failed),
      Self.test("testA", in: "Mod.Other", .skipped),
    ])
    let beginning = [
      "meta", "source", "gherkinDocument", "pickle", "pickle", "source", "gherkinDocument",
      "pickle", "stepDefinition", "testRunStarted",
    ]
    let testCase = [
      "testCase", "testCaseStarted", "testStepStarted", "testStepFinished", "testCaseFinished",
    ]
    let kinds = beginning + testCase + testCase + testCase + ["testRunFinished"]
    #expect(messages.map(\.kind) == kinds)
    let pickles = messages.filter { $0.kind == "pickle" }.map(\.content)
    #expect(pickles.map { $0["name"] as? String } == ["testA", "`a: b` # c", "testA"])
    #expect(pickles.map { $0["uri"] as? String } == ["Mod.Suite", "Mod.Suite", "Mod.Other"])
    let tags = pickles.first?["tags"] as? [[String: Any]]
    #expect(tags?.map { $0["name"] as? String } == ["@slow"])
    let results = messages.filter { $0.kind == "testStepFinished" }
      .compactMap { $0.content["testStepResult"] as? [String: Any] }
    #expect(results.map { $0["status"] as? String } == ["PASSED", "FAILED", "SKIPPED"])
    #expect((results.dropFirst().first?["message"] as? String)?.contains("it is so") == true)
    // Each case refers to its scenario, and each step to the only definition.
    let cases = messages.filter { $0.kind == "testCase" }.map(\.content)
    #expect(cases.map { $0["pickleId"] as? String } == pickles.map { $0["id"] as? String })
    for content in cases {
      let steps = content["testSteps"] as? [[String: Any]]
      #expect(
        steps?.count == 1 && steps?.first?["stepDefinitionIds"] as? [String] == ["definition-1"])
    }
  }

  @Test func `repetitions are test cases of one scenario`() throws {
    let messages = try messages(
      (1...3).map { Self.test("testA", in: "Mod.Suite", .passed, repetition: $0) })
    #expect(messages.count { $0.kind == "pickle" } == 1)
    let cases = messages.filter { $0.kind == "testCase" }.compactMap { $0.content["id"] as? String }
    #expect(Set(cases).count == 3)
  }
}
