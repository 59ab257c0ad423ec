import Testing
import XCTestProgramRunning
import XCUIAutomation

@Suite struct ExpectedAutomationFailuresTests {
  @Test func `a failure of the automation can be expected`() throws {
    let output = try ProgramOutput.of("ExpectedFailureSuite/testAutomation")
    #expect(output.text.hasPrefix("ExpectedFailureSuite.swift:103: Expected failure in "))
    #expect(output.text.contains("Reason: (it was never launched)"))
    #expect(output.text.hasSuffix("Test Case 'ExpectedFailureSuite.testAutomation' passed"))
    #expect(output.status == 0)
  }

  @Test func `an expected failure of the automation does not end it`() throws {
    let output = try ProgramOutput.of("ExpectedFailureSuite/testAutomationGoesOn")
    #expect(output.text.contains("Reason: (the first)"))
    #expect(output.text.contains("Reason: (the second)"))
    #expect(output.failures.count == 1)
    #expect(output.failures.first?.hasPrefix("ExpectedFailureSuite.swift:110: error: ") == true)
  }

  @Test func `in Swift Testing an expected failure of the automation does not end it`() {
    let app = XCUIApplication(bundleIdentifier: "FailingSuites")
    XCTExpectFailure("the first") { app.buttons["Go"].tap() }
    XCTExpectFailure("the second") { app.buttons["Go"].tap() }
  }

  @Test func `in Swift Testing a known issue of the automation does not end the test`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    withKnownIssue { app.buttons["Go"].tap() }
    withKnownIssue { app.buttons["Stop"].tap() }
    #expect(app.buttons["Login"].exists, "what comes after it is done")
    withKnownIssue {
      app.buttons["Go"].tap()
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Failed to tap") == true
    }
    #expect(app.buttons["Login"].exists)
  }
}
