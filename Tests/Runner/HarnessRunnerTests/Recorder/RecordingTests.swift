import AutomationProtocol
import Foundation
import Testing

@testable import HarnessRunner

/// What is recorded, as a feature and in Swift.
@Suite struct RecordingTests {
  private static let field = ElementQuery(steps: [
    .descendants(.textView), .matching(.identified(by: "a \"quoted\" \\ name")),
  ])

  private static func recording(_ actions: [RecordedAction]) -> Recording {
    var steps: [RecordedStep] = []
    for action in actions { steps.record(RecordedStep(action)) }
    return Recording(name: "2 lines", app: "bin/App", arguments: ["-a", "b c"], steps: steps)
  }

  @Test func `a text of several lines is a doc string`() {
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

  @Test func `a test in Swift with a secret is skipped without it`() {
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

  @Test func `taps and turns of the wheel are one step, other actions are not`() {
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
