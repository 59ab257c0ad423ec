import Foundation
import Gherkin
import Testing

@testable import Traces

@Suite struct MessagesReportTests {
  private func messages() throws -> [(kind: String, content: [String: Any])] {
    var identifiers = IdentifierSequence()
    let source = "Feature: A\nScenario: S\nWhen I do <this>\n"
    let document = try FeatureParser.parse(source, uri: "a.feature", identifiers: &identifiers)
    let pickles = PickleCompiler.pickles(of: document, identifiers: &identifiers)
    var run = SampleRun.run
    run.scenarios = [run.scenarios[1]]
    run.scenarios[0].id = pickles[0].id
    for index in run.scenarios[0].attempts.indices {
      run.scenarios[0].attempts[index].steps[0].id = pickles[0].steps[0].id
    }
    let text = try MessagesReport.text(
      of: run,
      sources: [.init(uri: "a.feature", data: source, document: document, pickles: pickles)])
    return try text.split(separator: "\n").compactMap { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?.first.flatMap { entry in
        (entry.value as? [String: Any]).map { (entry.key, $0) }
      }
    }
  }

  @Test func `messages come in Cucumber's order`() throws {
    #expect(
      try messages().map(\.kind) == [
        "meta", "source", "gherkinDocument", "pickle", "stepDefinition", "testRunStarted",
        "testCase", "testCaseStarted", "testStepStarted", "attachment", "testStepFinished",
        "testCaseFinished", "testCaseStarted", "testStepStarted", "testStepFinished",
        "testCaseFinished", "testRunFinished",
      ])
  }

  @Test func `a flaky scenario is retried, and each reference leads to something`() throws {
    let messages = try messages()
    let finished = messages.filter { $0.kind == "testCaseFinished" }
    #expect(finished.map { $0.content["willBeRetried"] as? Bool } == [true, false])
    let steps = messages.first { $0.kind == "testCase" }?.content["testSteps"] as? [[String: Any]]
    let definition = messages.first { $0.kind == "stepDefinition" }?.content["id"] as? String
    #expect((steps?.first?["stepDefinitionIds"] as? [String])?.first == definition)
    #expect(steps?.first?["pickleStepId"] as? String != nil)
  }
}
