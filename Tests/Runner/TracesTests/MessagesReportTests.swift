import Foundation
import Testing

@testable import Traces

@Suite struct MessagesReportTests {
  private func messages(
    _ change: (inout StepRecord) -> Void = { _ in }
  ) throws -> [(kind: String, content: [String: Any])] {
    let (run, sources) = try SampleRun.withSources(change)
    let text = try MessagesReport.text(of: run, sources: sources)
    return try text.split(separator: "\n").compactMap { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?.first.flatMap { entry in
        (entry.value as? [String: Any]).map { (entry.key, $0) }
      }
    }
  }

  /// Formatters cut a step's text by the positions and lengths of its parameters.
  @Test func `a hidden parameter is left out, and the text stays complete`() throws {
    let messages = try messages { $0.arguments[0].text = "<hidden>" }
    let steps = messages.first { $0.kind == "testCase" }?.content["testSteps"] as? [[String: Any]]
    let lists = steps?.first?["stepMatchArgumentsLists"] as? [[String: Any]]
    #expect((lists?.first?["stepMatchArguments"] as? [Any])?.isEmpty == true)
  }

  @Test func `an ambiguous step names all definitions, even with the same expression`() throws {
    let messages = try messages { step in
      step.expression = nil
      step.alternatives = ["I do {}", "I do {}", "I {word} {}"]
    }
    let steps = messages.first { $0.kind == "testCase" }?.content["testSteps"] as? [[String: Any]]
    let identifiers = messages.filter { $0.kind == "stepDefinition" }
      .compactMap { $0.content["id"] as? String }
    #expect(identifiers.count == 3)
    #expect(steps?.first?["stepDefinitionIds"] as? [String] == identifiers)
    #expect((steps?.first?["stepMatchArgumentsLists"] as? [Any])?.count == 3)
  }

  @Test func `the last message says that a run was cut short`() throws {
    #expect(try messages().last?.content["message"] == nil)
    var (run, sources) = try SampleRun.withSources { _ in }
    run.isInterrupted = true
    let text = try MessagesReport.text(of: run, sources: sources)
    let last = try #require(text.split(separator: "\n").last)
    #expect(last.contains("testRunFinished") && last.contains(RunRecord.cutShort))
  }

  @Test func `messages are in Cucumber's order`() throws {
    #expect(
      try messages().map(\.kind) == [
        "meta", "source", "gherkinDocument", "pickle", "stepDefinition", "testRunStarted",
        "testCase", "testCaseStarted", "testStepStarted", "attachment", "testStepFinished",
        "testCaseFinished", "testCaseStarted", "testStepStarted", "testStepFinished",
        "testCaseFinished", "testRunFinished",
      ])
  }

  @Test func `a flaky scenario has a retry, and all references resolve`() throws {
    let messages = try messages()
    let finished = messages.filter { $0.kind == "testCaseFinished" }
    #expect(finished.map { $0.content["willBeRetried"] as? Bool } == [true, false])
    let steps = messages.first { $0.kind == "testCase" }?.content["testSteps"] as? [[String: Any]]
    let definition = messages.first { $0.kind == "stepDefinition" }?.content["id"] as? String
    #expect((steps?.first?["stepDefinitionIds"] as? [String])?.first == definition)
    #expect(steps?.first?["pickleStepId"] as? String != nil)
  }
}
