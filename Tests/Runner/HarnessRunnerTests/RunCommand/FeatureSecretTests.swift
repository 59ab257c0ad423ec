import AppDriving
import Foundation
import FoundationXML
import Testing
import Traces
import XCTestProgramRunning

@testable import HarnessRunner

/// Tests that no output of a run contains a feature's secrets.
@Suite struct FeatureSecretTests {
  /// Runs a feature in a new folder and returns the output and the texts of all files it made.
  private func run(
    _ text: String, secret: String, _ options: (URL) -> [String] = { _ in [] }
  ) throws -> (outcome: FeatureRunTests.Outcome, files: [String: String]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("secrets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let feature = folder.appendingPathComponent("secret.feature")
    try Data(text.utf8).write(to: feature)
    let outcome = FeatureRunTests.run(
      ["run", feature.path] + options(folder), variables: ["API_TOKEN": secret])
    var files: [String: String] = [:]
    let manager = FileManager.default
    for path in manager.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
      guard let data = manager.contents(atPath: folder.appendingPathComponent(path).path)
      else { continue }
      files[path] = String(decoding: data, as: UTF8.self)
    }
    return (outcome, files)
  }

  private static let failing = """
    Feature: A secret
      Scenario: It is typed and shown
        Given "LoginApp" is launched with -ui-testing YES
        When I type the secret "api.token" into the text field "Username"
        And I type "${secret:api.token}" into the text field "Username"
        Then the text field "Username" reads "nothing"
    """

  @Test func `two dollar signs before a brace are one dollar sign anywhere in a step`() throws {
    let text = #"""
      Feature: Literal
        Scenario: It is typed
          Given the variable "x" is "5"
          And the variable "y" is "$${x}"
          And "LoginApp" is launched with -ui-testing YES -model.user $${x}
          When I type "${y} $$${x} $$$${x} $$" into the text field "Username"
          Then within 2 s the text field "Username" reads "$${x} $5 $$$${x} $$"
          When I replace the text of the text field "Username" with "a"
          And I type into the text field "Username":
            """
            ${x}$${y}
            """
          Then the text field "Username" reads "a5$${y}"
      """#
    let (outcome, _) = try run(text, secret: "")
    #expect(outcome.status == .success, "\(outcome.output)")
  }

  @Test func `a secret that looks like a variable is hidden like any other`() throws {
    let text = #"""
      Feature: Secret
        Scenario Outline: It is typed
          Given "LoginApp" is launched with -ui-testing YES -model.password zq$${one}
          When I type "zq$${two}" into the secure text field "Password"
          And I type "a zq$${one}" into the text field "Username"
          And I type "<text>" into the secure text field "Password"
          Then the text field "Username" reads "nothing"
          Examples:
            | text        |
            | zq$${three} |
      """#
    let (outcome, files) = try run(text, secret: "") {
      [
        "--trace", $0.appendingPathComponent("trace").path,
        "--junit", $0.appendingPathComponent("junit.xml").path,
        "--html", $0.appendingPathComponent("report.html").path,
      ]
    }
    #expect(outcome.output.contains("1 failed"), "\(outcome.output)\(outcome.errors)")
    #expect(!outcome.output.contains("zq"), "\(outcome.output)")
    for (name, text) in files where name != "secret.feature" {
      #expect(!text.contains("zq"), "\(name)")
    }
  }

  @Test func `keys tapped for a secure field are hidden wherever they are shown`() throws {
    let text = """
      Feature: Keys
        Scenario: They are tapped
          Given "LoginApp" is launched with -ui-testing YES
          When I tap the secure text field "Password"
          And I tap the key "z"
          And I tap the key "q"
          And I tap the key "z"
          And I tap the key "q"
          And I type "zqzq" into the text field "Username"
          Then the text field "Username" reads "nothing"
      """
    let (outcome, files) = try run(text, secret: "") {
      ["--trace", $0.appendingPathComponent("trace").path]
    }
    #expect(outcome.output.contains("1 failed"), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("<hidden>") && !outcome.output.contains("zqzq"))
    let trace = try #require(files["trace/run.jsonl"])
    #expect(trace.contains("secureText") && !trace.contains("zqzq"))
    let record = try JSONLinesReport.run(from: trace)
    let attempt = try #require(record.scenarios.first?.attempts.first)
    for step in attempt.steps.filter({ $0.text.contains("tap the key") }) {
      #expect(step.text == #"I tap the key "<hidden>""# && step.touched == nil)
      #expect(step.arguments.map(\.text) == [#"the key "<hidden>""#])
      #expect(step.requests.map(\.sentence) == [#"Tap "<hidden>" Key"#])
    }
    let requests = attempt.sessions[0].lines.filter(\.isSent).map {
      String(decoding: $0.message, as: UTF8.self)
    }
    #expect(requests.filter { $0.contains("perform") }.allSatisfy { !$0.contains(#""z""#) })
  }

  @Test func `an undefined step that mentions a secret is hidden`() throws {
    let text = """
      Feature: Misworded
        Scenario: A field
          Given "LoginApp" is launched with -ui-testing YES
          When I type "Zq1" in the secure text field
          And I lock in with the password "Zq2"
          And I tipp "plain" into the text field "Username"
        Scenario: In another step
          Given "LoginApp" is launched with -ui-testing YES
          When within 2 s I typ "Zq3" into the secure text field "Password"
        Scenario: A mistyped key
          Given "LoginApp" is launched with -ui-testing YES -model.pasword Zq4
      """
    let (outcome, files) = try run(text, secret: "") { folder in
      ["--trace", folder.appendingPathComponent("trace").path]
        + ReportKind.allCases.flatMap {
          ["--\($0.rawValue)", folder.appendingPathComponent("a.\($0.rawValue)").path]
        }
    }
    #expect(outcome.output.contains(#"no step matches “I type "<hidden>" in"#), "\(outcome.output)")
    #expect(outcome.output.contains(#"“I tipp "plain" into"#), "\(outcome.output)")
    #expect(outcome.output.contains("-model.pasword"), "\(outcome.output)")
    #expect(
      outcome.output.contains(#"within 2 s I typ "<hidden>" into the secure"#), "\(outcome.output)"
    )
    #expect(!outcome.output.contains("Zq") && !outcome.errors.contains("Zq"), "\(outcome.output)")
    for (name, text) in files where name != "secret.feature" {
      #expect(!text.contains("Zq"), "\(name)")
    }
  }

  @Test func `text meant for a secure field is hidden even if a step uses another type`() throws {
    let text = """
      Feature: Slips
        Scenario: Another type
          Given "LoginApp" is launched with -ui-testing YES
          When I type "ZqA" into the text field "Password"
        Scenario: Another type, several lines
          Given "LoginApp" is launched with -ui-testing YES
          When I type into the text field "Password":
            \"""
            ZqDoc
            \"""
        Scenario: Another type, replaced
          Given "LoginApp" is launched with -ui-testing YES
          When I replace the text of the text field "Password" with "ZqReplaced"
        Scenario: Another type, expected
          Given "LoginApp" is launched with -ui-testing YES
          Then the text field "Password" reads "ZqRead"
        Scenario: Another type, and its value expected
          Given "LoginApp" is launched with -ui-testing YES
          Then the text field "Password" has the value "ZqValue"
        Scenario: An expectation
          Given "LoginApp" is launched with -ui-testing YES
          When I type "x" into the secure text field "Password"
          Then the secure text field "Password" reads "ZqBee"
        Scenario: A doc string of nothing
          Given "LoginApp" is launched with -ui-testing YES
          When I put into the secure field:
            \"""
            ZqLine
            \"""
        Scenario: Two slips
          Given "LoginApp" is launched with -ui-testing YES -model.pasworrd ZqSlips
        Scenario: A slip, joined
          Given "LoginApp" is launched with -ui-testing YES -model.pasworrd=ZqJoined
      """
    let (outcome, files) = try run(text, secret: "") { folder in
      ["--trace", folder.appendingPathComponent("trace").path]
        + ReportKind.allCases.flatMap {
          ["--\($0.rawValue)", folder.appendingPathComponent("a.\($0.rawValue)").path]
        }
    }
    #expect(outcome.output.contains("8 failed, 1 undefined"), "\(outcome.output)")
    #expect(outcome.output.contains("did you mean the secure text field"), "\(outcome.output)")
    #expect(outcome.output.contains("to read “<hidden>”"), "\(outcome.output)")
    #expect(outcome.output.contains("Did you mean -model.password?"), "\(outcome.output)")
    #expect(!outcome.output.contains("Zq") && !outcome.errors.contains("Zq"), "\(outcome.output)")
    for (name, text) in files where name != "secret.feature" {
      #expect(!text.contains("Zq"), "\(name): \(text)")
    }
  }

  @Test func `the variable of a step's secret isn't in the app's environment`() throws {
    let agent = FeatureRunTests.features.deletingLastPathComponent()
      .appendingPathComponent("Agents/agent.py").path
    let outcome = try ProgramOutput.ofProgram(
      "understudy", ["run", "a.feature", "--history", "h.json", "--json", "a.json"],
      environment: ["SHOP_CODE": "sesame", "SHOP_DOOR": "open"]
    ) { folder in
      let feature = """
        Feature: A shop
          Scenario: A code
            Given "\(agent)" is launched with -ui-testing YES
            When I type the secret "shop.code" into the text field "Nowhere"
        """
      try Data(feature.utf8).write(to: folder.appendingPathComponent("a.feature"))
    }
    // The app logs the values that it gets in the handshake.
    let report = String(decoding: outcome.files["a.json"] ?? Data(), as: UTF8.self)
    #expect(report.contains("secret variable SHOP_CODE of 6 characters"), "\(report)")
    #expect(!report.contains("SHOP_DOOR") && !report.contains("sesame"), "\(report)")
  }

  @Test func `a trace hides a text that a later scenario shows to be secret`() throws {
    let text = """
      Feature: Later
        Scenario: It is typed
          Given "LoginApp" is launched with -ui-testing YES
          When I type "Zqlater1" into the text field "Username"
          Then the text field "Username" reads "nothing"
        Scenario: It is a password
          Given "LoginApp" is launched with -ui-testing YES -model.password Zqlater1
      """
    let (outcome, files) = try run(text, secret: "") {
      ["--jobs", "1", "--trace", $0.appendingPathComponent("trace").path]
    }
    #expect(outcome.output.contains("2 scenarios: 1 passed, 1 failed"), "\(outcome.output)")
    let trace = try #require(files["trace/run.jsonl"])
    #expect(!trace.contains("Zqlater") && files["trace/run.jsonl.new"] == nil)
    let record = try JSONLinesReport.run(from: trace)
    #expect(!record.isInterrupted && record.unread.isEmpty)
    #expect(record.scenarios.map(\.status) == [.failed, .passed])
    #expect(record.scenarios.allSatisfy { $0.attempts[0].sessions.count == 1 })
    #expect(record.scenarios[0].attempts[0].steps[1].text.contains("<hidden>"))
  }

  @Test func `messages of a selected scenario hide secrets in the file's other scenarios`() throws {
    let text = """
      Feature: A part
        @step
        Scenario: I go in with {string} as {string}
          When I type "${2}" into the text field "Username"
          And I enter "${1}"
        @step
        Scenario: I enter {string}
          When I type "${1}" into the secure text field "Password"
        Scenario: One
          Given "LoginApp" is launched with -ui-testing YES
        Scenario: Two
          Given "LoginApp" is launched with -ui-testing YES
          When I go in with "Zqpart" as "somebody"
          Then the text field "Username" reads "Zqpart"
        Scenario Outline: Three <a> <b>
          Given "LoginApp" is launched with -ui-testing YES
          When I go in with "<a>" as "<b>"
          Examples:
            | a      | b    |
            | Zqcell | else |
      """
    let (outcome, files) = try run(text, secret: "") {
      ["--name", "One", "--messages", $0.appendingPathComponent("a.ndjson").path]
    }
    #expect(outcome.status == .success, "\(outcome.errors)")
    let messages = try #require(files["a.ndjson"])
    #expect(!messages.contains("Zqpart") && !messages.contains("Zqcell"), "\(messages)")
    #expect(messages.contains("somebody") && messages.contains("else"))
    let (all, reports) = try run(text, secret: "") { folder in
      ["--name", "Three", "--trace", folder.appendingPathComponent("trace").path]
        + ReportKind.allCases.flatMap {
          ["--\($0.rawValue)", folder.appendingPathComponent("a.\($0.rawValue)").path]
        }
    }
    #expect(all.output.contains("Three <hidden> else"), "\(all.output)")
    for (name, text) in reports where name != "secret.feature" {
      #expect(!text.contains("Zqcell"), "\(name)")
    }
  }

  @Test func `a doc string typed into a secure field is hidden, even if it is short`() throws {
    let text = """
      Feature: A doc string
        Scenario: It is typed
          Given "LoginApp" is launched with -ui-testing YES
          When I type into the secure text field "Password":
            \"""
            W9q
            \"""
          Then the button "Login" exists
      """
    let (_, files) = try run(text, secret: "") {
      ["--messages", $0.appendingPathComponent("a.ndjson").path]
    }
    let messages = try #require(files["a.ndjson"])
    #expect(!messages.contains("W9q"), "\(messages)")
    #expect(messages.contains("the button \\\"Login\\\" exists"), "\(messages)")
  }

  @Test func `secrets of a URL are hidden in the name of a scenario`() throws {
    let text = """
      Feature: Names
        Scenario: of https://bob:Zq11u@localhost:1/?token=Zq12t
          Given "LoginApp" is launched with -ui-testing YES
      """
    let (outcome, files) = try run(text, secret: "") { folder in
      [
        "--trace", folder.appendingPathComponent("trace").path, "--history",
        folder.path + "/h.json",
      ]
        + ReportKind.allCases.flatMap {
          ["--\($0.rawValue)", folder.appendingPathComponent("a.\($0.rawValue)").path]
        }
    }
    #expect(outcome.status == .success && outcome.output.contains("of https://"))
    var texts = files.filter { $0.key != "secret.feature" }
    texts["output"] = outcome.output
    for (name, text) in texts {
      #expect(!text.contains("Zq11u") && !text.contains("Zq12t"), "\(name)")
    }
  }

  @Test(arguments: [
    "valAAA3", "ada-l0velace", "t0k<n&42>", "sp ace 777", "quo\"te'77", "bäck\\slash",
  ])
  func `no output, report, picture or trace contains a secret`(secret: String) throws {
    let (outcome, files) = try run(Self.failing, secret: secret) { folder in
      ReportKind.allCases.flatMap {
        ["--\($0.rawValue)", folder.appendingPathComponent("a.\($0.rawValue)").path]
      } + ["--trace", folder.appendingPathComponent("trace").path]
    }
    #expect(outcome.status == .failure && outcome.output.contains("reads \"nothing\""))
    #expect(files.count > ReportKind.allCases.count + 1)
    let markup = secret.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let written = [
      secret, markup, markup.replacing(">", with: "&gt;"),
      secret.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""),
    ]
    var texts = files.filter { $0.key != "secret.feature" }
    texts["output"] = outcome.output + outcome.errors
    for (name, text) in texts {
      for form in written { #expect(!text.contains(form), "\(name)") }
    }
    #expect(texts["a.json"]?.contains("Type '<hidden>' into") == true)
    #expect(texts["a.html"]?.contains("Type '\\u003chidden>' into") == true)
  }

  private static let spelledOut = """
    Feature: Secrets that a feature spells out
      Scenario: On a command line
        Given "LoginApp" is launched with -ui-testing YES -model.password zesame77
        When I type "zesame77" into the text field "Username"
        Then the text field "Username" reads "nothing"

      Scenario: In a table
        Given the variable "first.pin" is "zesame70"
        And the launch argument "second.pin" is "zesame71"
        When "NoSuchApp" is launched with -z.token zesame72
          | ui-testing     | YES      |
          | model.password | zesame78 |

      Scenario: Of one letter
        When "LoginApp" is launched with -ui-testing YES -model.password Z
        Then the text "Z" exists

      Scenario: In one word with its key
        Given "LoginApp" is launched with -ui-testing YES -model.password=zesame74
        When I type "zesame74" into the text field "Username"

      Scenario: In a step that nobody knows
        Given "LoginApp" is lunched with -model.password zesame73

      Scenario Outline: In examples
        Given "LoginApp" is launched with -ui-testing YES -model.password <password>

        Examples:
          | password | why    |
          | zesame79 | it can |
    """

  @Test func `no report or trace contains the value of a secret key in a feature`() throws {
    let (outcome, files) = try run(Self.spelledOut, secret: "") { folder in
      ReportKind.allCases.flatMap {
        ["--\($0.rawValue)", folder.appendingPathComponent("a.\($0.rawValue)").path]
      } + ["--trace", folder.appendingPathComponent("trace").path]
    }
    #expect(outcome.status == .failure)
    #expect(files.count > ReportKind.allCases.count + 1)
    var texts = files.filter { $0.key != "secret.feature" }
    texts["output"] = outcome.output + outcome.errors
    for (name, text) in texts {
      #expect(!text.contains("zesame") && !text.contains("password Z"), "\(name)")
    }
    #expect(outcome.output.contains("its value is “<hidden>”"))
    let messages = try #require(texts["a.messages"])
    #expect(messages.contains("-model.password <hidden>"))
    // Formatters match results with the feature by identifiers.
    #expect(messages.contains("-model.password <password>") && messages.contains("| it can |"))
    let json = try #require(texts["a.json"])
    #expect(json.contains("-ui-testing YES -model.password <hidden>"))
  }

  @Test(arguments: [[], ["--swift"], ["--json"], ["--html", "-"]])
  func `an inspection shows no secret of the launch`(options: [String]) {
    let outcome = FeatureRunTests.run(
      ["inspect", "LoginApp"] + options + [
        "--after", "I type \"Zq91\\\"<ab\" into the text field \"Username\"", "--",
        "-model.password", "Zq91\"<ab",
      ])
    #expect(outcome.status == .success, "\(outcome.errors)")
    #expect(!outcome.output.contains("Zq91") && outcome.output.contains("hidden"))
    // An unescaped tag would break the picture.
    #expect(!options.contains("--html") || outcome.output.contains("&lt;hidden"))
  }

  /// Runs a feature with every report and a trace.
  private func textsOfReports(_ text: String, secret: String = "") throws -> [String: String] {
    let (outcome, files) = try run(text, secret: secret) { folder in
      ReportKind.allCases.flatMap {
        ["--\($0.rawValue)", folder.appendingPathComponent("a.\($0.rawValue)").path]
      } + ["--trace", folder.appendingPathComponent("trace").path]
    }
    #expect(files.count > ReportKind.allCases.count + 1)
    var texts = files.filter { $0.key != "secret.feature" }
    texts["output"] = outcome.output + outcome.errors
    return texts
  }

  @Test(arguments: ["pin", "password", "apiToken", "API token"])
  func `a secret column of examples is hidden in steps, failures and names`(column: String) throws {
    let texts = try textsOfReports(
      """
      Feature: A column
        Scenario Outline: with <\(column)> and <why>
          Given "LoginApp" is launched with -ui-testing YES
          Then the text field "Username" reads "<\(column)>"
          And I type "<\(column)>" into the text field "<\(column)>"

          Examples:
            | \(column) | why  |
            | zesame79 | long |
            | Zq       | cut  |
      """)
    for (name, text) in texts {
      #expect(!text.contains("zesame"), "\(name)")
      // A value too short to be hidden everywhere is hidden where the column fills it in.
      #expect(!text.contains("with Zq") && !text.contains("reads \\\"Zq"), "\(name)")
    }
    let output = try #require(texts["output"])
    #expect(!output.contains("Zq") && output.contains("to read “<hidden>”"))
    #expect(output.contains("with <hidden> and long") && output.contains("with <hidden> and cut"))
    #expect(output.contains("reads \"<hidden>\""))
  }

  @Test func `text typed into a secure field is hidden, even if it is short`() throws {
    let texts = try textsOfReports(
      """
      Feature: A short secret
        @step
        Scenario: I go in with {string}
          When I type "${1}" into the secure text field "Password"

        Scenario: It is typed
          Given "LoginApp" is launched with -ui-testing YES
          When I type "QZ" into the secure text field "Password"
          And I replace the text of the secure text field "Password" with "QZ7"
          And I go in with "QZ8"
          And I type the secret "api.token" into the text field "Username"
          Then the button "Login" does not exist
      """, secret: "QZ9")
    for (name, text) in texts {
      for start in ["type \\\"QZ", "with \\\"QZ", "type \"QZ", "with \"QZ", "'QZ", "\"text\":\"QZ"]
      {
        #expect(!text.contains(start), "\(name)")
      }
    }
    #expect(texts["a.json"]?.contains("I go in with \\\"<hidden>\\\"") == true)
  }

  private static let late = """
    Feature: What turns out to be secret
      @step
      Scenario: I go in with {string}
        When I type "${1}" into the secure text field "Password"

      Scenario: Later than it is written
        Given the variable "x" is "zesame10"
        And the variable "y" is "zesame\\"11 \\b"
        And the environment variable "COLOR" is "zesame10"
        And the environment variable "MY_TOKEN" is "${y}"
        And "LoginApp" is launched with -ui-testing YES -model.password ${x}
        When I type "zesame12" into the secure text field "Password"
        And I go in with "zesame13"
        Then the text "nothing" exists
        # Then the text "zesame12" exists
        And I type "Qz" into the secure text field "Password"

      Scenario Outline: <why> in columns with <a>
        Given "LoginApp" is launched with -ui-testing YES -model.password "<a>"
        When I type "<b>" into the secure text field "Password"
        And I go in with "<c>"

        Examples: such as zesame14
          | why  | a        | b             | c        |
          | long | zesame14 | zesame\\|15   | zesame16 |
          | cut  | Zq       | Zr            | Zs       |
    """

  @Test(arguments: ["\n", "\r\n"])
  func `a text that turns out to be secret is hidden in everything written afterwards`(
    lineEnd: String
  ) throws {
    let texts = try textsOfReports(Self.late.replacing("\n", with: lineEnd))
    for (name, text) in texts where name != "output" {
      #expect(
        !text.contains("zesame"), "\(name): \(text.firstMatch(of: /.{60}zesame.{20}/)?.0 ?? "")")
      for short in ["\"Qz", "\"Zq", "\"Zr", "\"Zs", "with Zq", "| Zq", "| Zr", "| Zs"] {
        #expect(!text.contains(short), "\(name): \(short)")
      }
    }
    // The output that was already printed can't be changed.
    let output = try #require(texts["output"])
    #expect(output.contains("long in columns with <hidden>") && !output.contains("Zq"))
    let messages = try #require(texts["a.messages"])
    #expect(messages.contains("I go in with \\\"<c>\\\"") && messages.contains("| long |"))
  }

  @Test func `a secret that is also a tag doesn't reveal other secrets`() throws {
    let texts = try textsOfReports(
      """
      Feature: Tags
        @zesame30
        Scenario: With a tag
          Given "LoginApp" is launched with -ui-testing YES -model.password "@zesame30"
          When I type "zesame31" into the secure text field "Password"
          And I type "zesame32" into the secure text field "Password"
      """)
    for (name, text) in texts {
      #expect(!text.contains("zesame31") && !text.contains("zesame32"), "\(name)")
    }
    #expect(texts["a.messages"]?.contains("@zesame30") == true)
  }

  @Test func `secrets of URLs are hidden in everything written`() throws {
    let texts = try textsOfReports(
      """
      Feature: URLs
        Scenario: With a password
          Given the variable "x" is "https://ada:zesame20@localhost:1/a?page=7&api_token=zesame21#top"
          And the page "https://ada:zesame20@localhost:1/?token=zesame22" is open
      """)
    for (name, text) in texts { #expect(!text.contains("zesame"), "\(name)") }
    #expect(texts["a.tap"]?.contains("https://<hidden>@localhost:1/?token=<hidden>") == true)
    #expect(texts["a.json"]?.contains("a?page=7&api_token=<hidden>#top") == true)
  }

  @Test func `a warning names once a secret that is too short to be hidden everywhere`() throws {
    let text = """
      Feature: A short secret
        Scenario Outline: <number>
          Given "LoginApp" is launched with -ui-testing YES -model.user Ann -model.password ${secret:api.token}
          When I type "Ann" into the text field "Username"
          And I type the secret "api.token" into the secure text field "Password"
          And I tap the button "Login"

          Examples:
            | number |
            | 1      |
            | 2      |
      """
    let short = try run(text, secret: "QZ9").outcome
    #expect(short.status == .success)
    #expect(
      short.errors == """
        warning: the secret “api.token” has fewer than four letters, too few to be hidden in trees, screens and \
        logs; where it is typed or stands alone, it is hidden.
        warning: the secret “model.password” has fewer than four letters, too few to be hidden in trees, screens and \
        logs; where it is typed or stands alone, it is hidden.

        """, "\(short.errors)")
    #expect(try run(text, secret: "QZ98").outcome.errors == "")
  }

  @Test func `a failure about a command line is shown in full, except for its secrets`() throws {
    let text = """
      Feature: A slip
        Scenario: A program
          Given the terminal program "less" is launched with -model.password 1234
      """
    let output = try run(text, secret: "").outcome.output
    #expect(output.contains("-model.password hold secrets"), "\(output)")
    #expect(output.contains("with -model.password <hidden>"), "\(output)")
  }

  @Test(arguments: [
    "Zq72 日本", "x -model.user evil", "a\"b", "it's", "back\\slash", "${x}", "\"abc\"", " lead",
    "trail ", "    ", "<0a>", "(a,b)", "{a=b;}", "-1", "-Zq79",
  ])
  func `a secret on a command line is one argument`(secret: String) throws {
    let text = """
      Feature: A command line
        Scenario: A secret with blanks and quotation marks
          Given "LoginApp" is launched with -ui-testing YES -model.user test -model.password ${secret:api.token}
          When I type "test" into the text field "Username"
          And I type the secret "api.token" into the secure text field "Password"
          And I tap the button "Login"
          Then the text "results" reads "Success"
      """
    let outcome = try run(text, secret: secret).outcome
    #expect(outcome.status == .success, "\(outcome.output)")
    let table = text.replacing(" -model.password ${secret:api.token}", with: "")
      .replacing("\n    When", with: "\n      | model.password | ${secret:api.token} |\n    When")
    #expect(table.contains("| model.password |"))
    let tableOutcome = try run(table, secret: secret).outcome
    #expect(tableOutcome.status == .success, "\(tableOutcome.output)")
  }

  @Test func `a picture with a hidden secret is valid and the same for every secret`() throws {
    let text = """
      Feature: A secret
        Scenario: A picture
          Given "LoginApp" is launched with -ui-testing YES
          When I type the secret "api.token" into the text field "Username"
          Then the screen looks like "typed"
      """
    let short = try run(text, secret: "s3cr3t").files["Pictures/secret/typed.svg"]
    let long = try run(text, secret: "another-one-that-is-longer").files[
      "Pictures/secret/typed.svg"]
    let picture = try #require(short)
    #expect(picture == long)
    #expect(picture.contains("&lt;hidden&gt;"))
    let document = try XMLDocument(xmlString: picture)
    #expect(document.rootElement()?.name == "svg")
  }

  @Test func `a scenario fails if a mistyped argument keeps the app out of test mode`() throws {
    let text = """
      Feature: A slip
        Scenario: Test mode is off
          Given "LoginApp" is launched with -ui-testng YES
          Then the button "Login" exists
      """
    let outcome = try run(text, secret: "").outcome
    #expect(outcome.status == .failure)
    #expect(
      outcome.output.contains("slip.feature:3") || outcome.output.contains("secret.feature:3"))
    #expect(outcome.output.contains("-ui-testng") && outcome.output.contains("-ui-testing?"))
  }

  @Test func `a prompt shows no secret`() throws {
    let live = try LiveApp("LoginApp", arguments: [])
    defer { live.end() }
    live.world.learn("s3cr3t-PW")
    let prompt = Prompt(live: live, console: Console(hasColor: false, output: { _ in }) { _ in })
    _ = try prompt.answer("I type \"s3cr3t-PW\" into the text field \"Username\"")
    for line in ["tree", "screen", "feature", "swift"] {
      let shown = try prompt.answer(line).joined(separator: "\n")
      let stead = ["tree", "screen"].contains(line) ? "<hidden>" : "testing.username"
      #expect(shown.contains(stead) && !shown.contains("s3cr3t"), "\(line): \(shown)")
    }
    let error = #expect(throws: LiveStepError.self) {
      try prompt.answer("save /proc/nowhere/a.feature")
    }
    #expect(
      error?.message == "/proc/nowhere/a.feature cannot be written: No such file or directory")
  }

  @Test(arguments: [
    "the launch argument \"model.password\" is \"12345\"",
    "the secret launch argument \"-model.password\" is \"1\"",
  ])
  func `a recording contains a secret launch argument by its key`(step: String) throws {
    let live = try LiveApp(allowed: nil)
    defer { live.end() }
    try live.carryOut(step)
    try live.carryOut("\"LoginApp\" is launched with -ui-testing YES")
    #expect(
      live.recording(named: "A session").feature == """
        Feature: A session

          Scenario: A session
            Given the secret launch argument "model.password" is "${secret:model.password}"
            And "LoginApp" is launched with -ui-testing YES

        """)
    #expect(!live.recording(named: "A session").swiftSource.contains("\"1"))
  }

  @Test func `a recording names each secret by a separate key and can be replayed`() throws {
    let live = try LiveApp(
      "LoginApp", arguments: ["-model.user", "test", "-model.password", "Zq11 ab"])
    defer { live.end() }
    for step in [
      "the variable \"greeting\" is \"hello\"", "the variable \"token\" is \"Zq12\"",
      "I type \"${greeting} ${token} Zq11 ab\" into the text field \"Username\"",
      "the text field \"Username\" reads \"hello Zq12 Zq11 ab\"",
      "I type \"Z1\" into the secure text field \"Password\"",
      "I replace the text of the secure text field \"Password\" with \"Zq13\"",
      "I clear the text field \"Username\"",
    ] { try live.carryOut(step) }
    let recording = live.recording(named: "A session")
    let lines = recording.feature.split(separator: "\n").dropFirst(4).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      lines == [
        "And the variable \"greeting\" is \"hello\"",
        "And the variable \"token\" is \"${secret:token}\"",
        "When I type \"${greeting} ${token} ${secret:model.password}\" into the text field \"Username\"",
        "Then the text field \"Username\" reads \"hello ${secret:token} ${secret:model.password}\"",
        "When I type the secret \"testing.password\" into the secure text field \"Password\"",
        "And I replace the text of the secure text field \"Password\" with \"${secret:testing.password-2}\"",
        "And I clear the text field \"Username\"",
      ])
    let source = recording.swiftSource
    let secrets = ["model.password", "token", "testing.password", "testing.password-2"]
    #expect(recording.secretKeys == secrets)
    let named = secrets.map(\.debugDescription).joined(separator: ", ")
    #expect(source.contains("missing(\(named))"))
    #expect(!source.contains("Zq1") && !source.contains("XCTFail") && recording.wordCount == 0)
    #expect(source.contains(".clearText()") && !source.contains(".replaceText("))
    let replay = RecordingReplay(
      recording: recording, folder: AppLocator.productsFolder, path: "recording.feature")
    #expect(try replay.firstProblem()?.message == nil)
  }
}
