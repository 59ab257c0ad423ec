import Foundation
import Testing

@testable import HarnessRunner

@Suite struct PromptTests {
  @Test func `lines are steps, and what was done is a feature that passes`() throws {
    let live = try LiveApp(
      "LoginApp", arguments: ["-model.user", "test", "-model.password", "12345"])
    defer { live.end() }
    let prompt = Prompt(live: live, console: Console(hasColor: false, output: { _ in }) { _ in })
    #expect(try prompt.answer("When I type \"test\" into the text field \"Username\"") == [])
    #expect(try prompt.answer("tree").contains { $0.contains("the button \"Login\"") })
    #expect(try prompt.answer("screen").contains { $0.contains("Login") })
    #expect(try prompt.answer("why the button \"Login\"") == ["\"Login\" Button can be tapped"])
    #expect(throws: LiveStepError.self) { try prompt.answer("I tapp the button \"Login\"") }
    #expect(throws: StepError.self) { try prompt.answer("the button \"Login\" is disabled") }
    try live.carryOut("I tap the button \"Login\"")
    try live.carryOut("the text \"results\" reads \"Login failed\"")
    #expect(
      try prompt.answer("feature").first == """
        Feature: A session

          Scenario: A session
            Given "LoginApp" is launched with -ui-testing YES -model.user test -model.password 12345
            When I type "test" into the text field "Username"
            And I tap the button "Login"
            Then the text "results" reads "Login failed"

        """)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("prompt-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.feature").path
    _ = try prompt.answer("save \(file)")
    let outcome = FeatureRunTests.run(["run", file])
    #expect(outcome.status == .success, "\(outcome.output)")
  }

  @Test func `an app that isn't there is a missing resource`() {
    #expect(throws: MissingResource.self) { try LiveApp("NoSuchApp", arguments: []) }
  }
}
