import AppDriving
import AutomationProtocol
import Foundation
import TerminalEvents
import Testing

@testable import HarnessRunner

/// Tests that a person's actions in a real app become steps that pass.
@Suite struct RecorderTests {
  private static let account = ["-model.user", "test", "-model.password", "1234"]

  @Test(arguments: ["login.html", "https://example.com", #"the page "a.html" is open"#])
  func `an app that isn't shown in a terminal can't be recorded`(name: String) {
    let outcome = FeatureRunTests.run(["record", name])
    #expect(outcome.status == .usage && outcome.errors.contains("“repl” keeps steps"))
  }

  @Test(arguments: [
    (false, nil, false), (true, nil, true), (false, "a.feature", false), (false, "a.swift", true),
    (true, "a.swift", true), (true, "a.txt", true), (false, "a.txt", false),
  ])
  func `the name of a file decides whether the recording is in Swift`(
    isAsked: Bool, output: String?, isSwift: Bool
  ) throws {
    #expect(try HarnessCommand.writesSwift(isAsked, to: output) == isSwift)
  }

  @Test func `Swift in a feature's file is refused before the app is launched`() {
    let outcome = FeatureRunTests.run(["record", "NoSuchApp", "--swift", "--output", "a.feature"])
    #expect(outcome.status == .usage, "\(outcome)")
    #expect(outcome.errors.contains("“--swift” writes a test in Swift, and a.feature would be"))
  }

  @Test func `a login by mouse and keys is recorded as steps without its secret`() throws {
    let person = try PersonRecording("LoginApp", Self.account)
    try person.click("Username")
    try person.type("text\u{8}\u{8}st\t")
    try person.type("wrong one\t\r")
    try person.expect("results")
    #expect(
      person.recording.feature == """
        Feature: Login fails

          Scenario: Login fails
            Given the secret launch argument "model.password" is "${secret:model.password}"
            And "LoginApp" is launched with -ui-testing YES -model.user test
            When I type "test" into the text field "Username"
            And I type the secret "testing.password" into the secure text field "Password"
            And I tap the button "Login"
            Then the text "results" reads "Login failed"

        """)
    #expect(person.recorder.secrets == ["testing.password": "wrong one"])
    #expect(try person.replay() == nil)
  }

  @Test func `a launch secret that is typed and shown elsewhere is recorded by its key`() throws {
    let person = try PersonRecording(
      "LoginApp", ["-model.user", "test", "-model.password", "Zq21 \"ab"])
    try person.click("Username")
    try person.type("Zq21 \"ab!")
    try person.expect("Username")
    try person.type("\t1\t")
    #expect(
      person.lines == [
        "When I type \"${secret:model.password}!\" into the text field \"Username\"",
        "Then the text field \"Username\" reads \"${secret:model.password}!\"",
        "When I type the secret \"testing.password\" into the secure text field \"Password\"",
      ])
    let source = person.recording.swiftSource
    #expect(!source.contains("Zq21"))
    #expect(
      source.contains(
        #".typeText(Secret("\(try credentials.value(for: "model.password"))!"))"#), "\(source)")
    #expect(try person.replay() == nil)
  }

  @Test func `a recording in Swift equals a test that this package runs`() throws {
    let person = try PersonRecording("LoginApp", ["-model.user", "test"])
    try person.click("Username")
    try person.type("test\t\t\r")
    try person.expect("results")
    let file = FeatureRunTests.features.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Tests/Apps/LoginAppUITests/LoginFailsUITests.swift")
    // The file is formatted, so its line breaks differ.
    func words(_ source: String) -> String { source.filter { !$0.isWhitespace } }
    #expect(
      try words(String(contentsOf: file, encoding: .utf8)) == words(person.recording.swiftSource))
  }

  @Test func `an app in real time is recorded the same way`() throws {
    let person = try PersonRecording("LoginApp", Self.account + ["-ui-testing.clock", "real"])
    #expect(try !person.live.session.initialization.capabilities.contains("passTime"))
    try person.click("Username")
    try person.type("test\twrong one\t\r")
    try person.live.carryOut("the text \"results\" exists")
    try person.recorder.look()
    try person.expect("results")
    #expect(person.lines.last == "Then the text \"results\" reads \"Login failed\"")
    #expect(try person.replay() == nil)
  }

  @Test func `a step waits for a change that took time`() throws {
    let person = try PersonRecording("LoginApp", Self.account + ["-model.delay", "20"])
    try person.click("Username")
    try person.type("x")
    try person.click("Login")
    for _ in 0..<21 { try person.recorder.pass(1) }
    try person.expect("results")
    #expect(
      person.lines == [
        "When I type \"x\" into the text field \"Username\"", "And I tap the button \"Login\"",
        "Then within 23 s the text \"results\" reads \"Login failed\"",
      ])
    #expect(try person.replay() == nil)
  }

  @Test func `a field that was filled by mistake can be corrected while recording`() throws {
    let person = try PersonRecording("LoginApp")
    try person.click("Password")
    try person.type("ab\u{8}\u{8}")
    try person.click("Username")
    try person.type("a")
    #expect(person.lines == ["When I type \"a\" into the text field \"Username\""])
    #expect(person.recorder.secrets.isEmpty)
    #expect(try person.replay() == nil)
  }

  @Test func `typed dollar signs and braces aren't recorded as variables`() throws {
    let person = try PersonRecording("LoginApp")
    try person.click("Username")
    try person.type("${x} $$")
    try person.expect("Username")
    #expect(
      person.lines == [
        "When I type \"$${x} $$\" into the text field \"Username\"",
        "Then the text field \"Username\" reads \"$${x} $$\"",
      ])
    #expect(try person.replay() == nil)
  }

  @Test func `keys clicked for a secure field become its secret`() throws {
    let person = try PersonRecording("LoginApp", ["-model.user", "u", "-model.password", "zq"])
    try person.click("Username")
    try person.type("u")
    try person.click("Password")
    for key in ["z", "q"] { try person.click(key) }
    try person.click("Login")
    try person.expect("results")
    #expect(
      person.lines == [
        "When I type \"u\" into the text field \"Username\"",
        "And I type the secret \"testing.password\" into the secure text field \"Password\"",
        "And I tap the button \"Login\"", "Then the text \"results\" reads \"Success\"",
      ])
    #expect(person.recorder.secrets == ["testing.password": "zq"])
    #expect(try person.replay() == nil)
  }

  @Test func `a secure field filled twice has two secrets`() throws {
    let person = try PersonRecording("LoginApp")
    try person.click("Password")
    try person.type("one")
    try person.click("Username")
    try person.type("a")
    try person.click("Password")
    try person.type("two")
    #expect(person.recorder.secrets == ["testing.password": "one", "testing.password-2": "two"])
    #expect(try person.replay() == nil)
  }

  @Test func `a row is named by its text, and keys that only move the focus aren't steps`() throws {
    let person = try PersonRecording("EmployeesApp")
    try person.press(.down)
    try person.press(.down)
    try person.click("Hana Sato")
    try person.expect("job_role")
    try person.click("Employees")
    try person.expect("Hana Sato")
    #expect(try person.replay() == nil, "\(person.lines)")
    #expect(person.lines.first == "When I tap the text \"Hana Sato\"", "\(person.lines)")
    #expect(person.lines.contains("When I tap the button \"BackButton\""), "\(person.lines)")
  }

  @Test func `a row selected by keys is named by its text`() throws {
    let person = try PersonRecording("EmployeesApp")
    try person.type("\t")
    try person.press(.down)
    try person.press(.down)
    try person.type("\r")
    try person.expect("job_role")
    #expect(person.lines.first?.hasPrefix("When I tap the text \"") == true, "\(person.lines)")
    #expect(try person.replay() == nil, "\(person.lines)")
  }

  @Test func `mouse actions on sliders, switches, lists and pads are recorded`() throws {
    let slider = try PersonRecording("ControlsApp", ["-screen", "slider"])
    try slider.click("atTheEnd", at: 0.8)
    try slider.expect("atTheEnd")
    #expect(try slider.replay() == nil, "\(slider.lines)")
    #expect(slider.lines.first == "When I set the slider \"atTheEnd\" to 80 %")

    let toggle = try PersonRecording("ControlsApp", ["-screen", "switch"])
    try toggle.click("airplane")
    try toggle.expect("airplane")
    #expect(try toggle.replay() == nil, "\(toggle.lines)")
    #expect(toggle.lines.last == "Then the switch \"airplane\" is on")

    let list = try PersonRecording("ControlsApp", ["-screen", "longList"])
    try list.turnWheel(over: "Row 3", by: -1)
    try list.turnWheel(over: "Row 5", by: -1)
    #expect(try list.replay() == nil, "\(list.lines)")
    #expect(list.lines.count == 1 && list.lines[0].hasSuffix("by 0, -96"), "\(list.lines)")

    let pad = try PersonRecording("ControlsApp", ["-screen", "gestures"])
    try pad.click("tapPad", for: .seconds(1))
    try pad.drag("swipePad", x: 80)
    #expect(try pad.replay() == nil, "\(pad.lines)")
    #expect(pad.lines.first == "When I press and hold the text \"tapPad\" for 1 s")
  }

  @Test func `an action that the app refuses shows a message and isn't recorded`() throws {
    let person = try PersonRecording("ControlsApp", ["-screen", "button"])
    try person.click("Disabled")
    #expect(
      person.recorder.message?.contains("disabled") == true, "\(person.recorder.message ?? "")")
    #expect(person.recorder.steps.isEmpty)
    try person.type("x")
    #expect(person.recorder.steps.isEmpty)
    try person.press(.function(13))
    #expect(person.recorder.message == "no step presses this key")
  }

  @Test func `expecting the focused element needs a focus`() throws {
    let person = try PersonRecording("LoginApp")
    try person.recorder.expectNext()
    #expect(person.recorder.isExpecting)
    try person.recorder.expectNext()
    #expect(person.recorder.message == "nothing has the focus; click on the element to expect")
    try person.click("Username")
    try person.type("Ada")
    try person.recorder.expectNext()
    try person.recorder.expectNext()
    #expect(person.lines.last == "Then the text field \"Username\" reads \"Ada\"")
    #expect(try person.replay() == nil)
  }
}
