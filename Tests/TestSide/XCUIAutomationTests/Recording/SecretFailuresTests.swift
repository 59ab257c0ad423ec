import Foundation
import Testing
import XCTestProgramRunning
import XCUIAutomation

/// Secrets marked in every way, and every kind of failure.
@Suite struct `Secrets in failures` {
  private static let secrets = [
    "hunter-22-key", "sesame-open", "tok-abcdef", "typed-1234", "SuperSecretRest", "marked-5678",
  ]

  @Test(arguments: ["activities", "all"])
  func `are hidden in everything that tests of XCTest write`(steps: String) throws {
    let output = try ProgramOutput.of("SecretSuite", environment: ["UNDERSTUDY_STEPS": steps])
    for secret in Self.secrets {
      let lines = output.text.split(separator: "\n").filter { $0.contains(secret) }
      #expect(lines.isEmpty, "\(secret)")
      for (path, data) in output.files {
        #expect(data.firstRange(of: Data(secret.utf8)) == nil, "\(path)")
      }
    }
    // A letter is hidden only where it is typed.
    #expect(!output.text.contains("Type '§'"))
    #expect(output.failures.count == 12, "\(output.failures.joined(separator: "\n"))")
    for test in ["testKnowsTheSecrets", "testExpectsToFail", "testWarns", "testDescribes"] {
      #expect(output.text.contains("Test Case 'SecretSuite.\(test)' passed"), "\(output.text)")
    }
    #expect(output.text.contains(#"XCTAssertEqual failed: ("<hidden>"#))
    #expect(output.text.contains("\nLast screen:\n"))
  }

  @Test func `are hidden in errors and descriptions under Swift Testing`() throws {
    let app = Fixture.launch(
      """
      {"type": "textField", "identifier": "name", "frame": [0, 0, 320, 16]},
      {"type": "staticText", "label": "marked-5678", "frame": [0, 16, 320, 16]}
      """)
    let name = app.textFields["name"]
    name.tap()
    name.typeText(Secret("marked-5678"))
    #expect(name.value as? String == "marked-5678")
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.buttons["marked-5678"].tap() }
    }
    let missing = app.buttons["marked-5678"]
    missing.waitForExistence(timeout: 1)
    for text in [
      error?.description, error?.message, app.debugDescription, app.staticTexts.debugDescription,
      missing.testDescription,
    ] {
      #expect(text?.contains("<hidden>") == true && text?.contains("marked-5678") == false)
    }
  }

  @Test func `that a line feed takes elsewhere are hidden in a real app`() {
    let app = XCUIApplication(bundleIdentifier: "LoginApp")
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    app.secureTextFields["Password"].tap()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.secureTextFields["Password"].typeText("1234\nSuperSecretRest") }
    }
    #expect(error?.description.contains("SuperSecret") == false, "\(error as Any)")
    #expect(error?.description.contains("what was left is \"<hidden>\"") == true)
  }

  @Test func `in variables reach a Swift app, and the system doesn't show them`() throws {
    let app = XCUIApplication(bundleIdentifier: "PlainGreeting")
    app.launchEnvironment = ["GREETING_TOKEN": "tok-abcdef"]
    app.launch()
    app.buttons["Address"].tap()
    #expect(app.staticTexts["greeting"].label == "Hello you with 10 characters")
  }
}
