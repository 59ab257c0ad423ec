import AppDriving
import AutomationProtocol
import Foundation
import Testing

@testable import HarnessRunner

/// Tests recordings as features and in Swift.
@Suite struct RecordingTests {
  private static let field = ElementQuery(steps: [
    .descendants(.textView), .matching(.identified(by: "a \"quoted\" \\ name")),
  ])

  private static func recording(_ actions: [RecordedAction]) -> Recording {
    var steps: [RecordedStep] = []
    for action in actions { steps.record(RecordedStep(action)) }
    return Recording(name: "2 lines", app: "bin/App", arguments: ["-a", "b c"], steps: steps)
  }

  @Test func `a text of several lines becomes a doc string`() {
    let recording = Self.recording([
      .type("one\n", into: Self.field), .type("two", into: Self.field),
    ])
    #expect(
      recording.feature == #"""
        Feature: 2 lines

          Scenario: 2 lines
            Given "bin/App" is launched with -a "b c"
            When I type into the text view "a \"quoted\" \\ name":
              """
              one
              two
              """

        """#)
  }

  @Test func `typed dollar signs before braces are escaped`() {
    let recording = Recording(
      name: "It", app: "App", arguments: ["-user", "${x}", "-path", "a ${secret:b}"],
      steps: [
        .type("${env:OTHER}", into: Self.field), .type("a\n${x}", into: Self.field),
        .replace("$${x}", in: Self.field),
        .tap(
          ElementQuery(steps: [.descendants(.button), .matching(.identified(by: "${y}"))]), count: 1
        ),
        .expect(.showsValue("${x"), of: Self.field),
      ].map { RecordedStep($0) })
    #expect(
      recording.feature == #"""
        Feature: It

          Scenario: It
            Given "App" is launched with -user $${x} -path "a $${secret:b}"
            When I type "$${env:OTHER}" into the text view "a \"quoted\" \\ name"
            And I type into the text view "a \"quoted\" \\ name":
              """
              a
              $${x}
              """
            And I replace the text of the text view "a \"quoted\" \\ name" with "$$$${x}"
            And I tap the button "$${y}"
            Then the text view "a \"quoted\" \\ name" reads "$${x"

        """#)
    #expect(recording.secretKeys == [])
    let source = recording.swiftSource
    for part in [
      #""-user", "${x}", "-path", "a ${secret:b}""#, #"typeText("${env:OTHER}")"#,
      #"typeText("a\n${x}")"#, #"replaceText("$${x}")"#, #"app.buttons["${y}"].tap()"#,
      #"value == %@", "${x""#,
    ] {
      #expect(source.contains(part), "\(part) in \(source)")
    }
  }

  @Test func `a test in Swift taps a field once and has a name that Swift allows`() {
    let recording = Self.recording([
      .type("a", into: Self.field), .key(KeyName(key: "\u{F702}", modifiers: [.shift])),
      .type("b", into: Self.field),
    ])
    #expect(
      recording.swiftSource == #"""
        import XCUIAutomation

        final class Recorded2LinesUITests: XCTestCase {
          func testRecorded2Lines() {
            let app = XCUIApplication(bundleIdentifier: "App")
            app.launchArguments = ["-a", "b c"]
            app.launch()
            app.textViews["a \"quoted\" \\ name"].tap()
            app.textViews["a \"quoted\" \\ name"].typeText("a")
            app.typeKey(XCUIKeyboardKey.leftArrow, modifierFlags: .shift)
            app.textViews["a \"quoted\" \\ name"].typeText("b")
          }
        }

        """#)
  }

  @Test func `a test in Swift is skipped if its secret is missing`() {
    var recording = Self.recording([.typeSecret(key: "testing.pin", into: Self.field)])
    recording.arguments += ["-model.password", "swordfish", "-b"]
    let lines = recording.swiftSource.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines.first == "import LaunchDomain")
    #expect(
      lines.contains(
        #"if let missing = credentials.missing("model.password", "testing.pin") "#
          + "{ throw XCTSkip(missing.message) }"))
    #expect(lines.contains(#"app.launchArguments = ["-a", "b c", "-b"]"#))
    #expect(
      lines.contains(
        #"app.launchArguments += ["-model.password", "#
          + #"try credentials.value(for: "model.password")]"#))
    #expect(!recording.swiftSource.contains("swordfish"))
    #expect(!recording.feature.contains("swordfish"))
    #expect(lines.contains { $0.contains(#"Secret(try credentials.value(for: "testing.pin"))"#) })
  }

  @Test(arguments: [
    (
      RecordedAction.typeIntoFocus("swordfish"),
      [#"app.typeText(Secret(try credentials.value(for: "testing.pin")))"#],
      #"I type "${secret:testing.pin}""#
    ),
    (
      .typeIntoFocus("a swordfish"),
      [#"app.typeText(Secret("a \(try credentials.value(for: "testing.pin"))"))"#],
      #"I type "a ${secret:testing.pin}""#
    ),
    (.typeIntoFocus("plain"), [#"app.typeText("plain")"#], #"I type "plain""#),
    (
      .replace("swordfish", in: ElementQuery(steps: [.descendants(.textView), .first])),
      [
        "app.textViews.firstMatch.clearText()",
        #"app.textViews.firstMatch.typeText(Secret(try credentials.value(for: "testing.pin")))"#,
      ], #"I replace the text of the first text view with "${secret:testing.pin}""#
    ),
    (
      .written("the log says \"a swordfish\""),
      [#"XCTFail("write in Swift: the log says \"a ${secret:testing.pin}\"")"#],
      #"the log says "a ${secret:testing.pin}""#
    ),
    (
      .written("I type \"123\" into the secure text field \"PIN\""),
      [#"XCTFail("write in Swift: I type \"<hidden>\" into the secure text field \"PIN\"")"#],
      #"I type "123" into the secure text field "PIN""#
    ),
  ])
  func `failures of a test in Swift don't contain secrets`(
    action: RecordedAction, statements: [String], step: String
  ) {
    var recording = Recording(
      name: "It", app: nil, arguments: [], steps: [RecordedStep(action)])
    recording.secrets.note("swordfish", key: "testing.pin")
    let lines = recording.swiftSource.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let launch = lines.firstIndex(of: "app.launch()") ?? 0
    #expect(Array(lines[(launch + 1)...].dropLast(2)) == statements)
    #expect(recording.feature.hasSuffix("\(step)\n"), "\(recording.feature)")
  }

  @Test(arguments: [
    (
      LaunchedApp.page("https://example.com/a?b=\"c", beside: "/f/x.feature"),
      #"url: URL(string: "https://example.com/a?b=%22c")!"#
    ),
    (
      LaunchedApp.page("a b.html", beside: "/f/x.feature"),
      #"url: URL(fileURLWithPath: "/f/a b.html")"#
    ),
    (
      LaunchedApp(
        name: "nano", reference: .adapted(URL(fileURLWithPath: "/bin/nano"), by: .terminal)),
      #"terminal: URL(fileURLWithPath: "/bin/nano")"#
    ),
    (
      LaunchedApp(
        name: "calc", reference: .adapted(URL(fileURLWithPath: "/bin/calc"), by: .desktop)),
      #"desktop: URL(fileURLWithPath: "/bin/calc")"#
    ),
  ])
  func `a test in Swift launches the same app as the step`(app: LaunchedApp, reference: String) {
    var launch = RecordedLaunch(app: app, arguments: ["b c"])
    launch.step = "the page of the step"
    let recording = Recording(
      name: "It", app: nil, arguments: [],
      steps: [RecordedStep(.launch(launch)), RecordedStep(.type("a", into: Self.field))])
    let lines = recording.swiftSource.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      Array(lines[3..<6]) == [
        "let app = XCUIApplication(\(reference))", #"app.launchArguments = ["b c"]"#,
        "app.launch()",
      ])
    #expect(recording.wordCount == 0)
    #expect(
      recording.feature.contains(
        "    Given the page of the step\n    When I type \"a\" into the text view"))
  }

  @Test(arguments: [
    ("login", "LoginUITests"), ("LoginUITests", "LoginUITests"), ("UITests", "RecordedUITests"),
  ])
  func `a test in Swift is named after its file`(name: String, type: String) {
    let recording = Recording(name: name, app: "App", arguments: [], steps: [])
    #expect(recording.swiftSource.contains("final class \(type): XCTestCase {"))
  }

  @Test func `a second launch uses the same variable, and secrets of both are requested`() {
    var page = RecordedLaunch(
      app: .page("a.html", beside: "/f/x.feature"), earlierArguments: ["-e", "1"],
      arguments: ["-api.token", "swordfish", "-b", "2"])
    page.step = "the page \"a.html\" is open with -api.token swordfish -b 2"
    let recording = Recording(
      name: "It", app: "App", arguments: [],
      steps: [
        RecordedStep(.written("the launch argument \"e\" is \"1\"")), RecordedStep(.launch(page)),
      ])
    #expect(
      recording.swiftSource == #"""
        import LaunchDomain
        import XCUIAutomation

        final class ItUITests: XCTestCase {
          func testIt() throws {
            let credentials = TestCredentials()
            if let missing = credentials.missing("api.token") { throw XCTSkip(missing.message) }
            var app = XCUIApplication(bundleIdentifier: "App")
            app.launchArguments = []
            app.launch()
            app = XCUIApplication(url: URL(fileURLWithPath: "/f/a.html"))
            app.launchArguments = ["-e", "1", "-b", "2"]
            app.launchArguments += ["-api.token", try credentials.value(for: "api.token")]
            app.launch()
          }
        }

        """#)
    #expect(recording.wordCount == 0)
    #expect(
      recording.feature == #"""
        Feature: It

          Scenario: It
            Given "App" is launched
            And the launch argument "e" is "1"
            And the secret launch argument "api.token" is "${secret:api.token}"
            And the page "a.html" is open with -b 2

        """#)
  }

  @Test func `only repeated taps and turns of the wheel become one step`() {
    let button = ElementQuery(steps: [.descendants(.button), .first])
    let recording = Self.recording([
      .tap(button, count: 1), .tap(button, count: 1), .rightClick(button), .tap(button, count: 1),
      .scroll(button, deltaX: 0, deltaY: -48), .scroll(button, deltaX: 8, deltaY: -48.5),
    ])
    #expect(
      recording.steps.map(\.action) == [
        .tap(button, count: 2), .rightClick(button), .tap(button, count: 1),
        .scroll(button, deltaX: 8, deltaY: -96.5),
      ])
  }
}
