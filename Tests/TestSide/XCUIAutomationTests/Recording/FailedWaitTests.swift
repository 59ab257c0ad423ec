import Foundation
import Testing
import XCTestProgramRunning
import XCUIAutomation

/// Failed waits, whose notes are printed with the failures of their lines.
@Suite struct `A failed wait` {
  /// Returns what a test of `FailedWaitSuite` prints after its first failure's first line.
  private func note(of test: String, environment: [String: String] = [:]) throws -> String {
    let output = try ProgramOutput.of("FailedWaitSuite/\(test)", environment: environment)
    #expect(output.failures.count == 1, "\(output.text)")
    #expect(output.status == 1)
    let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains("error: ") }, "\(output.text)")
    return lines[(start + 1)...].prefix { !$0.hasPrefix("Test Case '") }.joined(separator: "\n")
  }

  @Test func `explains the failure of its assertion`() throws {
    #expect(
      try note(of: "testAsserts") == """
        Waiting 5.0s for "result" StaticText to exist failed.
        Query: app.staticTexts["result"]
        Matched: 0 elements, after 5.0 s of app time.
        Did you mean:
            app.staticTexts["title"]  →  StaticText, {{0.0, 16.0}, {80.0, 16.0}}, \
        identifier: 'title', label: 'Hello'
        The app was busy:
            due in 15.0 s on the app's clock: an effect of a touch
        Last screen:
        \("    ")
            Hello
            Go
        """)
  }

  @Test(arguments: [
    "testAssertsOverLines", "testAssertsInAHelper", "testAssertsWhatAHelperReturns",
    "testUnwrapsAfterAWait", "testAsynchronous",
  ])
  func `is found regardless of how the assertion gets it`(test: String) throws {
    let note = try note(of: test)
    #expect(
      note.hasPrefix("Waiting 5.0s for \"result\" StaticText to exist failed.\nQuery: "))
  }

  @Test func `shows its duration if it gave up early`() throws {
    let note = try note(of: "testGivesUp")
    #expect(
      note.hasPrefix(
        """
        Waiting 1000.0s for "Never" Button to exist failed.
        Query: app.buttons["Never"]
        Matched: 0 elements, after 100.0 s of app time.
        """), "\(note)")
  }

  @Test func `is one of several in an assertion`() throws {
    let note = try note(of: "testEitherOfTwo")
    #expect(note.contains("Waiting 1.0s for \"result\" StaticText to exist failed.\n"))
    #expect(note.contains("Waiting 2.0s for \"Other\" Button to exist failed.\n"))
  }

  @Test(arguments: [
    (
      "testStaysAway", "to not exist failed.",
      "Still there: StaticText, {{0.0, 16.0}, {80.0, 16.0}}, identifier: 'title', label: 'Hello'"
    ),
    (
      "testKeepsItsLabel", "to match 'label == \"Bye\"' failed.",
      "Element: StaticText, {{0.0, 16.0}, {80.0, 16.0}}, identifier: 'title', label: 'Hello'"
    ),
    ("testHasNoValue", "to equal true failed.", "Element: StaticText, "),
    (
      "testStaysInFront", "Waiting 5.0s for agent.py to be notRunning failed.",
      "State: runningForeground"
    ),
    (
      "testWaiter", "for object \"title\" StaticText failed.",
      "Element: StaticText, {{0.0, 16.0}, {80.0, 16.0}}, identifier: 'title', label: 'Hello'"
    ),
  ])
  func `of every kind shows the actual state`(
    test: String, sentence: String, fact: String
  ) throws {
    let note = try note(of: test)
    #expect(note.contains(sentence + "\n"))
    #expect(note.contains("\n" + fact))
    #expect(note.contains("\nLast screen:\n"))
  }

  @Test func `prints nothing if the test continues`() throws {
    let output = try ProgramOutput.of("FailedWaitSuite/testGoesOn")
    #expect(output.text == "Test Case 'FailedWaitSuite.testGoesOn' passed")
  }

  @Test(arguments: ["testFailsElsewhere", "testFailsAtTheLineLater"])
  func `prints nothing with the failure of another line`(test: String) throws {
    #expect(try note(of: test) == "")
  }

  @Test func `is the only one printed after many others`() throws {
    let note = try note(of: "testManyWaits")
    #expect(note.contains("Waiting 1.0s for \"result\" StaticText to exist failed.\n"))
    #expect(!note.contains("Missing"))
  }

  @Test func `is in the step log`() throws {
    let output = try ProgramOutput.of(
      "FailedWaitSuite/testGoesOn", environment: ["UNDERSTUDY_STEPS": "all"])
    #expect(
      output.text.contains(
        """
            t = 0.00s Waiting 5.0s for "result" StaticText to exist
            t = 0.00s Waiting 5.0s for "result" StaticText to exist failed.
            t = 0.00s     Query: app.staticTexts["result"]
            t = 0.00s     Matched: 0 elements, after 5.0 s of app time.
        """), "\(output.text)")
    #expect(output.text.contains("    t = 0.00s Tap \"Go\" Button\n"))
    #expect(output.text.contains("    t = 0.00s Launch agent.py\n"))
    // The requests for the explanation aren't steps of the test.
    #expect(!output.text.contains("Capture the screen"))
    #expect(!output.text.contains("Find the "))
  }

  @Test func `doesn't suppress the note about an activated app`() throws {
    let output = try ProgramOutput.of(
      "FailedWaitSuite/testActivates", environment: ["UNDERSTUDY_STEPS": "all"])
    let lines = output.text.split(separator: "\n").filter { $0.contains(" Activate ") }
    #expect(lines == ["    t = 0.00s Activate agent.py"], "\(output.text)")
  }

  @Test func `of a real app shows the stub's pending answer`() {
    let app = XCUIApplication(bundleIdentifier: "LoginApp")
    app.launchArguments = ["-ui-testing", "YES", "-model.user", "test", "-model.delay", "20"]
    app.launch()
    app.buttons["Login"].tap()
    let results = app.staticTexts["results"]
    #expect(!results.waitForExistence(timeout: 5))
    #expect(
      results.testDescription.contains(
        "due in 15.0 s on the app's clock: the stub's answer to a login"),
      "\(results.testDescription)")
    #expect(app.buttons["Login"].exists)
    #expect(results.testDescription == "\"results\" StaticText")
    #expect(results.waitForExistence(timeout: 20))
    #expect(results.testDescription == "\"results\" StaticText")
  }
}
