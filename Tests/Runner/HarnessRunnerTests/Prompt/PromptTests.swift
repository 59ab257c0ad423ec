import Foundation
import Testing

@testable import HarnessRunner

@Suite struct PromptTests {
  @Test func `terminating the app is a statement in Swift, too`() throws {
    let live = try LiveApp("LoginApp", arguments: [])
    defer { live.end() }
    try live.carryOut("the app is terminated")
    let recording = live.recording(named: "A session")
    #expect(recording.swiftSource.contains("app.terminate()"))
    #expect(!recording.swiftSource.contains("XCTFail"))
    #expect(recording.feature.contains("the app is terminated"))
  }

  @Test func `keys for a secure field are recorded as one secret`() throws {
    let live = try LiveApp("LoginApp", arguments: [])
    defer { live.end() }
    for step in [
      "I tap the secure text field \"Password\"", "I tap the key \"z\"", "I press the key \"q\"",
      "I tap the text field \"Username\"", "I tap the key \"X\"",
    ] { try live.carryOut(step) }
    let recording = live.recording(named: "A session")
    #expect(
      recording.feature.contains(
        """
            When I tap the secure text field "Password"
            And I type "${secret:testing.secret}"
            And I tap the text field "Username"
            And I tap the key "X"
        """), "\(recording.feature)")
    #expect(recording.knownSecrets.key(of: "zq") == "testing.secret")
  }

  @Test(arguments: [
    ([], ["-ui-testing", "YES"]),
    (["-model.user", "bob"], ["-ui-testing", "YES", "-model.user", "bob"]),
    (["-model.user", "bob", "-ui-testing", "NO"], ["-model.user", "bob", "-ui-testing", "NO"]),
  ])
  func `the launch arguments contain -ui-testing once`(given: [String], launched: [String]) {
    #expect(LiveApp.launchArguments(given) == launched)
  }

  @Test func `an app with an explicit -ui-testing is launched`() throws {
    let live = try LiveApp("LoginApp", arguments: ["-ui-testing", "YES", "-model.user", "test"])
    defer { live.end() }
    #expect(
      live.recording(named: "A session").feature.contains(
        "\"LoginApp\" is launched with -ui-testing YES -model.user test"))
  }

  @Test func `lines are steps, and the session becomes a feature that passes`() throws {
    let live = try LiveApp(
      "LoginApp", arguments: ["-model.user", "test", "-model.password", "12345"])
    defer { live.end() }
    let prompt = Prompt(live: live, console: Console(hasColor: false, output: { _ in }) { _ in })
    #expect(try prompt.answer("When I type \"test\" into the text field \"Username\"") == [])
    #expect(try prompt.answer("tree").contains { $0.contains("the button \"Login\"") })
    #expect(try prompt.answer("screen").contains { $0.contains("Login") })
    #expect(try prompt.answer("why the button \"Login\"") == ["\"Login\" Button can be tapped"])
    #expect(
      try prompt.answer("why \"Login\"") == [
        "\"Login\" Button can be tapped", "\"Login\" StaticText can be tapped",
      ])
    #expect(throws: LiveStepError.self) { try prompt.answer("I tapp the button \"Login\"") }
    #expect(throws: StepError.self) { try prompt.answer("the button \"Login\" is disabled") }
    try live.carryOut("I tap the button \"Login\"")
    try live.carryOut("the text \"results\" reads \"Login failed\"")
    #expect(
      try prompt.answer("feature").first == """
        Feature: A session

          Scenario: A session
            Given the secret launch argument "model.password" is "${secret:model.password}"
            And "LoginApp" is launched with -ui-testing YES -model.user test
            When I type "test" into the text field "Username"
            And I tap the button "Login"
            Then the text "results" reads "Login failed"

        """)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("prompt-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.feature").path
    #expect(
      try prompt.answer("save \(file)") == [
        "saved 3 steps to \(file)",
        "model.password is not written; put it into testing.local.scheme, or into the environment",
      ])
    #expect(try prompt.answer("save \(file)").first == "saved 3 steps to \(file)")
    let other = folder.appendingPathComponent("b.swift")
    try Data("somebody's".utf8).write(to: other)
    #expect(throws: LiveStepError.self) { try prompt.answer("save \(other.path)") }
    #expect(try String(contentsOf: other, encoding: .utf8) == "somebody's")
    let outcome = FeatureRunTests.run(["run", file], variables: ["MODEL_PASSWORD": "12345"])
    #expect(outcome.status == .success, "\(outcome.output)")
  }

  @Test func `the session becomes a test in Swift, which fails at unsupported steps`() throws {
    let live = try LiveApp("LoginApp", arguments: ["-model.user", "test"])
    defer { live.end() }
    let prompt = Prompt(live: live, console: Console(hasColor: false, output: { _ in }) { _ in })
    _ = try prompt.answer("I type \"test\" into the text field \"Username\"")
    _ = try prompt.answer("I type \"s3cr3t-pw\" into the secure text field \"Password\"")
    _ = try prompt.answer("I tap the button \"Login\"")
    _ = try prompt.answer("within 5 s the text \"results\" reads \"Login failed\"")
    _ = try prompt.answer("the screen does not show \"Success\"")
    _ = try prompt.answer("within 2 s the screen shows \"failed\"")
    _ = try prompt.answer("the switch \"none\" disappears")
    _ = try prompt.answer("the clock advances 1500 ms")
    _ = try prompt.answer("I tap the secure text field \"Password\"")
    _ = try prompt.answer("I type \"0th3r-pw\"")
    _ = try prompt.answer("the appearance is dark")
    let source = try #require(try prompt.answer("swift").first)
    #expect(
      source == #"""
        import LaunchDomain
        import XCUIAutomation

        final class ASessionUITests: XCTestCase {
          func testASession() throws {
            let credentials = TestCredentials()
            if let missing = credentials.missing("testing.password", "testing.secret") { throw XCTSkip(missing.message) }
            let app = XCUIApplication(bundleIdentifier: "LoginApp")
            app.launchArguments = ["-ui-testing", "YES", "-model.user", "test"]
            app.launch()
            app.textFields["Username"].tap()
            app.textFields["Username"].typeText("test")
            app.secureTextFields["Password"].tap()
            app.secureTextFields["Password"].typeText(Secret(try credentials.value(for: "testing.password")))
            app.buttons["Login"].tap()
            XCTAssertTrue(app.staticTexts["results"].wait(for: \.label, toEqual: "Login failed", timeout: 5))
            XCTAssertTrue(app.descendants(matching: .any).matching(NSPredicate(format: "label CONTAINS \"Success\"")).firstMatch.waitForNonExistence(timeout: 1))
            XCTAssertTrue(app.descendants(matching: .any).matching(NSPredicate(format: "label CONTAINS \"failed\"")).firstMatch.waitForExistence(timeout: 2))
            XCTAssertTrue(app.switches["none"].waitForNonExistence(timeout: 1))
            app.clock.advance(by: 1.5)
            app.secureTextFields["Password"].tap()
            app.typeText(Secret(try credentials.value(for: "testing.secret")))
            XCTFail("write in Swift: the appearance is dark")
          }
        }

        """#)
    let feature = try #require(try prompt.answer("feature").first)
    #expect(
      feature.contains("And I type the secret \"testing.password\" into the secure text field"))
    #expect(!feature.contains("s3cr3t") && !feature.contains("0th3r"))
    #expect(feature.contains("And the screen does not show \"Success\""), "\(feature)")
    #expect(feature.contains("And within 2 s the screen shows \"failed\""), "\(feature)")
    #expect(feature.contains("When the clock advances 1.5 s"), "\(feature)")
  }

  @Test func `values of variables are literals in Swift`() throws {
    let live = try LiveApp("LoginApp", arguments: [])
    defer { live.end() }
    for step in [
      "the variable \"q\" is \"say \\\"hi\\\" \\n\"",
      "I type \"${q}\" into the text field \"Username\"",
      "within 3 s the text field \"Username\" reads \"${q}\"",
    ] { try live.carryOut(step) }
    let source = live.recording(named: "A session").swiftSource
    #expect(!source.contains("XCTFail"), "\(source)")
    #expect(source.contains(#".typeText("say \"hi\" \\n")"#), "\(source)")
    #expect(source.contains(#""value == %@", "say \"hi\" \\n"), "#), "\(source)")
  }

  @Test func `an escaped variable in a step is plain text in Swift`() throws {
    let live = try LiveApp("LoginApp", arguments: ["-model.user", "${none}"])
    defer { live.end() }
    try live.carryOut(#"I type "$${q}" into the text field "Username""#)
    try live.carryOut(#"within 3 s the text field "Username" reads "$${q}""#)
    let recording = live.recording(named: "A session")
    #expect(recording.swiftSource.contains(#".typeText("${q}")"#), "\(recording.swiftSource)")
    #expect(recording.swiftSource.contains(#""value == %@", "${q}""#))
    #expect(recording.swiftSource.contains(#""-model.user", "${none}"]"#))
    #expect(recording.feature.contains("with -ui-testing YES -model.user $${none}\n"))
    #expect(recording.feature.contains(#"When I type "$${q}" into"#), "\(recording.feature)")
    #expect(recording.feature.contains(#"Then within 3 s the text field "Username" reads "$${q}""#))
  }

  @Test func `the test in Swift launches the program that a step launched`() throws {
    let live = try LiveApp("the terminal program \"sh -c cat\" is launched", arguments: [])
    defer { live.end() }
    let prompt = Prompt(live: live, console: Console(hasColor: false, output: { _ in }) { _ in })
    let source = try #require(try prompt.answer("swift").first)
    #expect(source.contains("XCUIApplication(terminal: URL(fileURLWithPath: \""))
    #expect(source.contains("/sh\"))"))
    #expect(source.contains(#"app.launchArguments = ["-c", "cat"]"#))
    #expect(!source.contains("XCTFail"))
    #expect(
      try prompt.answer("feature").first?.contains(
        "    Given the terminal program \"sh -c cat\" is launched\n") == true)
  }

  @Test func `a last line gives the number of elements that aren't shown`() {
    #expect(Prompt.rest(of: 5, shown: 5).isEmpty)
    #expect(Prompt.rest(of: 12, shown: 5).first?.hasPrefix("and 7 more") == true)
  }

  @Test(arguments: ["", " "])
  func `an empty app name is a missing resource`(name: String) throws {
    let error = #expect(throws: MissingResource.self) { try LiveApp(name, arguments: []) }
    #expect(error?.message.hasPrefix("the name of the app to launch is empty") == true)
  }

  @Test func `an unknown app is a missing resource`() {
    #expect(throws: MissingResource.self) { try LiveApp("NoSuchApp", arguments: []) }
  }
}
