import Foundation
import Testing
import Traces

@testable import HarnessRunner

/// Tests traces that stand in for the app in a test, and for the test of an app.
@Suite struct TraceReplayTests {
  private static let feature = """
    Feature: Logging in
      Scenario: The right password
        Given the launch argument "model.user" is "test"
        And the secret launch argument "model.password" is "1234"
        And "LoginApp" is launched with -ui-testing YES
        When I type "test" into the text field "Username"
        And I type "1234" into the secure text field "Password"
        And I tap the button "Login"
        Then the text "results" reads "Success"
      Scenario: No password
        Given "LoginApp" is launched with -ui-testing YES
        When I type "test" into the text field "Username"
        And I tap the button "Login"
        Then the button "Login" exists
    """

  /// Records a trace of a feature in a new folder and calls a closure with the folder.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let (folder, traced) = try traced(Self.feature)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(traced.status == .success, "\(traced.output)\(traced.errors)")
    try body(folder)
  }

  /// Runs a feature with a trace in a new folder, which the caller must remove.
  private func traced(
    _ feature: String
  ) throws -> (folder: URL, outcome: FeatureRunTests.Outcome) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("replay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(feature.utf8).write(to: folder.appendingPathComponent("login.feature"))
    return (folder, run(folder, "--trace", folder.path + "/trace"))
  }

  private func run(_ folder: URL, _ arguments: String...) -> FeatureRunTests.Outcome {
    FeatureRunTests.run(
      ["run", folder.path + "/login.feature", "--history", folder.path + "/history.json"]
        + arguments)
  }

  private func replay(_ folder: URL, password: String? = "1234") -> FeatureRunTests.Outcome {
    FeatureRunTests.run(
      ["replay", folder.path + "/trace"],
      variables: password.map { ["MODEL_PASSWORD": $0] } ?? [:])
  }

  private func change(
    _ folder: URL, _ file: String, _ old: String, _ new: String
  ) throws {
    let url = folder.appendingPathComponent(file)
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.contains(old))
    try Data(text.replacing(old, with: new).utf8).write(to: url)
  }

  @Test func `recorded answers stand in for the app, with and without reports`() throws {
    try inFolder { folder in
      for more in [[], ["--html", folder.path + "/a.html"]] {
        let outcome = FeatureRunTests.run(
          [
            "run", folder.path + "/login.feature", "--replay", folder.path + "/trace", "--apps",
            "/nowhere", "--history", folder.path + "/history.json",
          ] + more)
        #expect(outcome.status == .success, "\(outcome.output)\(outcome.errors)")
      }
      let page = try String(contentsOf: folder.appendingPathComponent("a.html"), encoding: .utf8)
      #expect(page.contains("Success"))
    }
  }

  @Test func `a test whose request differs from the trace fails at the request`() throws {
    try inFolder { folder in
      try change(folder, "login.feature", "tap the button \"Login\"", "tap the button \"Logout\"")
      let outcome = run(folder, "--replay", folder.path + "/trace")
      #expect(outcome.status == .failure)
      #expect(
        outcome.output.contains(
          "the request “perform” to LoginApp differs from the trace: params.query[3] is "
            + "\"Logout\"; the trace has \"Login\""), "\(outcome.output)")
    }
  }

  @Test func `a test that continues after the trace or launches another app fails`() throws {
    try inFolder { folder in
      try change(
        folder, "login.feature", "reads \"Success\"",
        "reads \"Success\"\n    When I tap the button \"Login\"")
      let longer = run(folder, "--replay", folder.path + "/trace", "--name", "right")
      #expect(longer.status == .failure)
      #expect(longer.output.contains("request “perform” to LoginApp"), "\(longer.output)")
      try change(
        folder, "login.feature", "with -ui-testing YES", "with -ui-testing YES -model.delay 1")
      let other = run(folder, "--replay", folder.path + "/trace", "--name", "No password")
      #expect(
        other.output.contains(
          "now LoginApp -ui-testing YES -model.delay 1, and then LoginApp -ui-testing YES"),
        "\(other.output)")
      try change(folder, "login.feature", "No password", "Nothing")
      let unknown = run(folder, "--replay", folder.path + "/trace", "--name", "Nothing")
      #expect(unknown.output.contains("doesn't have this scenario"))
    }
  }

  @Test func `a name that no scenario of the trace has is reported with one that it has`() throws {
    try inFolder { folder in
      let outcome = FeatureRunTests.run(["replay", folder.path + "/trace", "--name", "zzz"])
      #expect(outcome.status == .missing)
      #expect(
        outcome.errors.contains("has “zzz” in its name, but one is “"), "\(outcome.errors)")
    }
  }

  @Test func `an app gets a trace's requests, with hidden texts from the feature`() throws {
    try inFolder { folder in
      #expect(
        !(try String(contentsOf: folder.appendingPathComponent("trace/run.jsonl"), encoding: .utf8))
          .contains(#"1234""#))
      let outcome = replay(folder)
      #expect(outcome.status == .success, "\(outcome.output)\(outcome.errors)")
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == 2 && lines.allSatisfy { $0.hasSuffix("answers agree") }, "\(lines)")
      // Earlier agents didn't report the text of secure fields.
      let trace = folder.appendingPathComponent("trace/run.jsonl")
      let text = try String(contentsOf: trace, encoding: .utf8)
      let older = text.replacing(/,"secureText":\{[^}]*\}/, with: "")
      #expect(older != text)
      try Data(older.utf8).write(to: trace)
      #expect(replay(folder).status == .success)
      let spelledOut = replay(folder, password: nil)
      #expect(spelledOut.status == .success, "\(spelledOut.errors)")
      try change(folder, "login.feature", "I type \"1234\" into", "I type \"${password}\" into")
      let unknown = replay(folder)
      #expect(
        unknown.output.contains(
          "answers agree, and the replay stops before the request “perform” of "
            + "\(folder.path)/login.feature:7:9: the trace hides a text in it, and the feature doesn't "
            + "contain it. Write the text into the feature"), "\(unknown.output)")
      #expect(unknown.output.contains("No password: LoginApp: "))
      #expect(unknown.status == .missing)
    }
  }

  @Test func `keys and launch arguments typed into secure fields are replayed both ways`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("replay-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let feature = FeatureRunTests.features.appendingPathComponent("terminal-login.feature").path
    let history = ["--history", folder.path + "/history.json"]
    let kept = FeatureRunTests.run(["run", feature, "--trace", folder.path + "/trace"] + history)
    #expect(kept.status == .success, "\(kept.output)\(kept.errors)")
    let withoutApp = FeatureRunTests.run(
      ["run", feature, "--replay", folder.path + "/trace", "--apps", "/nowhere"] + history)
    #expect(withoutApp.status == .success, "\(withoutApp.output)\(withoutApp.errors)")
    let withoutTest = FeatureRunTests.run(["replay", folder.path + "/trace"])
    let lines = withoutTest.output.split(separator: "\n")
    #expect(lines.count == 3 && lines.allSatisfy { $0.hasSuffix("answers agree") }, "\(lines)")
  }

  @Test func `keys tapped for a secure field are replayed both ways`() throws {
    let feature = """
      Feature: Logging in
        Scenario: On the screen
          Given "LoginApp" is launched with -ui-testing YES -model.user u -model.password zq
          When I type "u" into the text field "Username"
          And I tap the secure text field "Password"
          And I tap the key "z"
          And I press the key "q"
          And I tap the button "Login"
          Then the text "results" reads "Success"
      """
    let (folder, traced) = try traced(feature)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(traced.status == .success, "\(traced.output)\(traced.errors)")
    let trace = try String(
      contentsOf: folder.appendingPathComponent("trace/run.jsonl"), encoding: .utf8)
    #expect(trace.contains(#"I tap the key \"<hidden>\""#))
    #expect(trace.contains(#"I press the key \"<hidden>\""#))
    let withoutApp = run(folder, "--replay", folder.path + "/trace", "--apps", "/nowhere")
    #expect(withoutApp.status == .success, "\(withoutApp.output)\(withoutApp.errors)")
    let withoutTest = replay(folder, password: nil)
    #expect(withoutTest.status == .success, "\(withoutTest.errors)")
    #expect(withoutTest.output.hasSuffix("answers agree\n"), "\(withoutTest.output)")
  }

  @Test func `a replay hides the same texts as its trace`() throws {
    let feature = """
      Feature: Logging in
        Scenario: On the screen
          Given "LoginApp" is launched with -ui-testing YES
          When I tap the secure text field "Password"
          And I tap the key "z"
          And I tap the key "q"
          And I tap the key "w"
          And I press the key "v"
          And I type "zqwv" into the text field "Username"
          Then the text field "Username" reads "zqwv!"
      """
    let (folder, traced) = try traced(feature)
    defer { try? FileManager.default.removeItem(at: folder) }
    let expectation = "to read “<hidden>!”, but its value is “<hidden>”"
    #expect(traced.output.contains(expectation), "\(traced.output)")
    let replayed = run(
      folder, "--replay", folder.path + "/trace", "--apps", "/nowhere", "--json",
      folder.path + "/a.json")
    #expect(replayed.output.contains(expectation), "\(replayed.output)")
    let report = try String(contentsOfFile: folder.path + "/a.json", encoding: .utf8)
    for text in [traced.output, replayed.output, report] {
      #expect(!text.contains("zqw") && !text.contains("key \\\"z"), "\(text)")
    }
  }

  @Test func `hidden texts are found in launches, tables and scenarios used as steps`() throws {
    let feature = """
      Feature: Logging in
        Scenario: A command line
          Given "LoginApp" is launched with -ui-testing YES -model.user test -model.password 's3 cret'
          When I log in as "test" with "s3 cret"
          And I log in as "nobody" with "wr0ng-one"
          Then the text "results" reads "Login failed"
        Scenario: A table
          Given "LoginApp" is launched with -ui-testing YES
            | model.user     | test    |
            | model.password | s3-cret |
          When I tap the secure text field "Password"
          And I type "s3-cret"
          Then the button "Login" exists
        @step
        Scenario: I log in as {string} with {string}
          When I enter "${1}" and "${2}"
          And I tap the button "Login"
        @step
        Scenario: I enter {string} and {string}
          When I replace the text of the text field "Username" with "${1}"
          And I type "${2}" into the secure text field "Password"
      """
    let (folder, traced) = try traced(feature)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(traced.status == .success, "\(traced.output)\(traced.errors)")
    let trace = try String(
      contentsOf: folder.appendingPathComponent("trace/run.jsonl"), encoding: .utf8)
    #expect(!trace.contains("wr0ng-one"))
    let outcome = replay(folder, password: nil)
    #expect(outcome.status == .success, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasSuffix("answers agree") }, "\(lines)")
  }

  @Test func `clearing a secure field and replacing its text are replayed`() throws {
    let feature = """
      Feature: Logging in
        Scenario: Clearing
          Given "LoginApp" is launched with -ui-testing YES
          When I type "wr0ng-one" into the secure text field "Password"
          And I clear the secure text field "Password"
          Then the button "Login" exists
        Scenario: Replacing
          Given "LoginApp" is launched with -ui-testing YES
          When I type "wr0ng-one" into the secure text field "Password"
          And I replace the text of the secure text field "Password" with "0ther-one"
          Then the button "Login" exists
      """
    let (folder, traced) = try traced(feature)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(traced.status == .success, "\(traced.output)\(traced.errors)")
    let trace = try String(
      contentsOf: folder.appendingPathComponent("trace/run.jsonl"), encoding: .utf8)
    #expect(!trace.contains("wr0ng-one") && !trace.contains("0ther-one"))
    let outcome = replay(folder, password: nil)
    #expect(outcome.status == .success, "\(outcome.output)\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasSuffix("answers agree") }, "\(lines)")
  }

  @Test func `secrets within other text, plain fields and names are replayed both ways`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("replay-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let feature = """
      Feature: Secrets
        Scenario: A plain field
          Given "LoginApp" is launched with -ui-testing YES -model.user ${secret:testing.user}
          When I type the secret "testing.user" into the text field "Username"
          And I clear the text field "Username"
          And I type "to ${secret:testing.other}" into the text field "Username"
          And I replace the text of the text field "Username" with "${secret:testing.user}!"
          Then within 5 s the text field "Username" reads "${secret:testing.user}!"
        Scenario: A table
          Given "LoginApp" is launched
            | model.user  | ${secret:testing.user} |
            | ui-testing  | YES                    |
          Then the button "Login" exists
        Scenario: A setting
          Given the launch argument "model.user" is "${secret:testing.user}"
          And "LoginApp" is launched with -ui-testing YES
          Then the button "Login" exists
        Scenario: A URL
          Given "LoginApp" is launched with -ui-testing YES -model.user https://ada:${secret:testing.other}@localhost/
          Then the button "Login" exists
        Scenario: A secure field
          Given "LoginApp" is launched with -ui-testing YES
          And the variable "both" is "${secret:testing.other}-${secret:testing.user}"
          When I type "a${secret:testing.user}" into the secure text field "Password"
          And I replace the text of the secure text field "Password" with "${both}"
          And I clear the secure text field "Password"
          Then the button "Login" exists
        Scenario: Several lines
          Given "ControlsApp" is launched with -ui-testing YES -screen textView
          When I type into the text view:
            \"""
            one ${secret:testing.user}
            two
            \"""
          And I clear the text view
          Then the text view exists
        Scenario: A name
          Given "ControlsApp" is launched with -ui-testing YES -screen textField
          When I type "wr0ng-one" into the secure text field "${secret:testing.name}"
          And I replace the text of the secure text field "${secret:testing.name}" with "${secret:testing.other}"
          And I clear the secure text field "${secret:testing.name}"
          Then the secure text field "${secret:testing.name}" exists
        Scenario: A terminal
          Given the terminal program "\(FeatureRunTests.terminalLogin)" is launched
          When I type the secret "testing.user" into the text field "Username"
          And I type the secret "testing.other" into the secure text field "Password"
          And I tap the button "Login"
          Then the text "Login failed" exists
      """
    try Data(feature.utf8).write(to: folder.appendingPathComponent("login.feature"))
    let secrets = [
      "TESTING_USER": "Ada-Lovelace", "TESTING_OTHER": "s3cret", "TESTING_NAME": "password",
    ]
    func run(_ arguments: String...) -> FeatureRunTests.Outcome {
      FeatureRunTests.run(
        ["run", folder.path + "/login.feature", "--history", folder.path + "/history.json"]
          + arguments, variables: secrets)
    }
    let traced = run("--trace", folder.path + "/trace")
    #expect(traced.status == .success, "\(traced.output)\(traced.errors)")
    let trace = try String(
      contentsOf: folder.appendingPathComponent("trace/run.jsonl"), encoding: .utf8)
    #expect(!trace.contains("Ada-Lovelace") && !trace.contains("s3cret"))
    let withoutApp = run("--replay", folder.path + "/trace", "--apps", "/nowhere")
    #expect(withoutApp.status == .success, "\(withoutApp.output)\(withoutApp.errors)")
    let withoutTest = FeatureRunTests.run(["replay", folder.path + "/trace"], variables: secrets)
    #expect(withoutTest.status == .success, "\(withoutTest.output)\(withoutTest.errors)")
    let lines = withoutTest.output.split(separator: "\n")
    #expect(lines.count == 8 && lines.allSatisfy { $0.hasSuffix("answers agree") }, "\(lines)")
  }

  @Test func `keys that clear a field may differ from a trace only if it hides the text`() throws {
    try inFolder { folder in
      try change(
        folder, "login.feature", "Then the button \"Login\" exists",
        "And I clear the text field \"Username\"")
      let traced = run(folder, "--trace", folder.path + "/trace")
      #expect(traced.status == .success, "\(traced.output)")
      try change(folder, "trace/run.jsonl", "\"value\":\"test\"", "\"value\":\"tes\"")
      let outcome = run(folder, "--replay", folder.path + "/trace")
      #expect(outcome.status == .failure)
      #expect(outcome.output.contains("params.interaction.typeText.text is"), "\(outcome.output)")
    }
  }

  @Test func `a session without its secret is left out, and the others are replayed`() throws {
    try inFolder { folder in
      try change(folder, "login.feature", "is \"1234\"", "is \"${password}\"")
      let outcome = replay(folder, password: nil)
      #expect(outcome.status == .missing)
      #expect(
        outcome.errors.contains(
          "The right password: LoginApp: not replayed: No value for model.password"),
        "\(outcome.errors)")
      #expect(outcome.output.contains("No password: LoginApp: "), "\(outcome.output)")
      let found = replay(folder)
      #expect(found.status == .success, "\(found.output)\(found.errors)")
    }
  }

  @Test func `a secret that was typed by its key is requested again`() throws {
    try inFolder { folder in
      try change(
        folder, "login.feature", "I type \"1234\" into", "I type the secret \"model.password\" into"
      )
      let traced = FeatureRunTests.run(
        [
          "run", folder.path + "/login.feature", "--history", folder.path + "/history.json",
          "--name", "right", "--trace", "on", "--trace-folder", folder.path + "/trace",
        ], variables: ["MODEL_PASSWORD": "1234"])
      #expect(traced.status == .success, "\(traced.output)\(traced.errors)")
      let outcome = replay(folder)
      #expect(outcome.status == .success && outcome.output.hasSuffix("answers agree\n"))
    }
  }

  @Test func `a replay that stops at a missing typed secret fails and names the secret`() throws {
    try inFolder { folder in
      try change(
        folder, "login.feature", "I type \"1234\" into", "I type \"${secret:testing.pin}\" into")
      let outcome = replay(folder)
      #expect(outcome.status == .missing)
      #expect(
        outcome.output.contains(
          "stops before the request “perform” of \(folder.path)/login.feature:7:9: No value for "
            + "testing.pin"), "\(outcome.output)")
    }
  }

  @Test func `an app isn't launched with the marker of a hidden text`() throws {
    try inFolder { folder in
      try change(
        folder, "trace/run.jsonl", "\"arguments\":[\"-model.user\",\"test\"",
        "\"arguments\":[\"-model.user\",\"<hidden>\"")
      #expect(replay(folder).status == .success)
      try change(
        folder, "login.feature", "\"model.user\" is \"test\"", "\"model.user\" is \"${user}\"")
      let outcome = replay(folder)
      #expect(outcome.status == .missing)
      #expect(
        outcome.output.contains(
          "0 answers agree, and the replay stops before the request “initialize” of "
            + "\(folder.path)/login.feature:5:9: the trace hides a text in it"), "\(outcome.output)"
      )
    }
  }

  @Test func `a replay that stops at a request without an answer fails and names it`() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("trace/run.jsonl")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let last = try #require(
        lines.lastIndex { $0.contains("\"to\":\"test\"") && $0.contains("\"elapsed\"") },
        "no answer that says how long something took")
      let kept = lines.indices.filter { $0 != last }.map { lines[$0] + "\n" }
      try Data(kept.joined().utf8).write(to: file)
      let outcome = replay(folder)
      #expect(outcome.status == .missing, "\(outcome.output)")
      #expect(
        outcome.output.contains(
          ": the trace has no answer to it, because the app or the run ended there."),
        "\(outcome.output)")
    }
  }

  @Test func `a replay of an incomplete run says that scenarios may be missing`() throws {
    try inFolder { folder in
      #expect(replay(folder).errors == "")
      let file = folder.appendingPathComponent("trace/run.jsonl")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      try Data(lines.dropLast().map { $0 + "\n" }.joined().utf8).write(to: file)
      let outcome = replay(folder)
      #expect(outcome.status == .success, "\(outcome.output)\(outcome.errors)")
      #expect(
        outcome.errors.contains("/trace: the run was cut short, so scenarios may be missing."))
    }
  }

  @Test func `a replay names the first answer that differs`() throws {
    try inFolder { folder in
      try change(
        folder, "trace/run.jsonl", "\"placeholder\":\"Username\"", "\"placeholder\":\"User\"")
      let outcome = replay(folder)
      #expect(outcome.status == .failure)
      #expect(
        outcome.output.contains("placeholder is \"Username\"; the trace has \"User\""),
        "\(outcome.output)")
    }
  }

  @Test func `a run without messages can't be replayed`() throws {
    try inFolder { folder in
      _ = run(folder, "--json", folder.path + "/a.json")
      let outcome = run(folder, "--replay", folder.path + "/a.json")
      #expect(outcome.errors.contains("has no messages"), "\(outcome.errors)")
      let again = FeatureRunTests.run(["replay", folder.path + "/a.json"])
      #expect(again.status == .missing && again.errors.contains("no sessions"))
    }
  }
}
