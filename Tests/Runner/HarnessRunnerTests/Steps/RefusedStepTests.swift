import AutomationProtocol
import Foundation
import Testing

@testable import HarnessRunner

@Suite struct `A step that an app refuses` {
  @Test func `lists each available name once`() {
    let input = ["~", "~", "a", "~", "b"].enumerated().map { index, label in
      var element = ElementAttributes(identity: UInt64(index), elementType: .staticText)
      element.label = label
      return element
    }
    let facts = NoMatches(failedStep: 0, input: input, inputCount: 7, candidates: [])
    let step = RefusedStep(
      failure: .noMatches(facts), verb: "tap", element: "the text \"c\"", query: .application)
    #expect(step.details == [#"there are the text "~", the text "a", the text "b" and 2 more"#])
  }

  @Test func `names each unanswered request once`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).feature")
    defer { try? FileManager.default.removeItem(at: file) }
    let launch = """
      Given "NetworkClient" is launched with -ui-testing YES
          When the app carries out "try to fetch" with '{"url": "http://x.test/news", "count": 2}'
      """
    try Data(
      """
      Feature: The network
        Scenario: A look
          \(launch)
          Then immediately the text "News" exists
        Scenario: A tap
          \(launch)
          And immediately I tap the button "News"
      """.utf8
    ).write(to: file)
    let outcome = FeatureRunTests.run(["run", file.path])
    #expect(outcome.status == .failure)
    let lines = outcome.output.split(separator: "\n").filter {
      $0.contains("nothing answered the request GET http://x.test/news")
    }
    #expect(lines.count == 2, "\(outcome.output)")
  }

  @Test func `names the missing element of a drag, and the nearest elements`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).feature")
    defer { try? FileManager.default.removeItem(at: file) }
    let scenarios = [("Login", "Logn"), ("Logn", "Login")].map { start, end in
      """
        Scenario: From \(start)
          Given "LoginApp" is launched with -ui-testing YES
          When immediately I drag the button "\(start)" to the button "\(end)"
      """
    }
    try Data("Feature: Drags\n\(scenarios.joined(separator: "\n"))".utf8).write(to: file)
    let outcome = FeatureRunTests.run(["run", file.path])
    #expect(outcome.status == .failure)
    for verb in ["drag to", "press and drag"] {
      let message = "error: cannot \(verb) the button \"Logn\": there is no such element"
      #expect(outcome.output.contains(message), "\(outcome.output)")
    }
    let help = outcome.output.components(separatedBy: "did you mean the button \"Login\"?")
    #expect(help.count == 3, "\(outcome.output)")
  }
}
