import Testing
import XCUIAutomation

/// The same screen, driven from outside.
@Suite struct EmailLoginFlowTests {
  @Test func `the account logs in after its answer has come`() {
    let app = launch([])
    enter(app, email: "grace@understudy.example", password: "hopper")
    #expect(app.buttons["login"].isEnabled)
    app.buttons["login"].tap()
    #expect(app.activityIndicators.element.exists)
    #expect(!app.staticTexts["info"].exists)
    #expect(app.staticTexts["info"].waitForExistence(timeout: 5))
    #expect(app.staticTexts["info"].label == "You are logged in")
    #expect(!app.activityIndicators.element.exists)
  }

  @Test(arguments: [
    ("invalidCredentials", "Wrong e-mail address or password"),
    ("locked", "This account is locked"), ("unreachable", "The service cannot be reached"),
  ])
  func `an answer can be chosen at launch`(answer: String, text: String) {
    let app = launch(["-backend.answer", answer, "-backend.delay", "30"])
    enter(app, email: "a@b", password: "1234")
    app.buttons["login"].tap()
    #expect(app.staticTexts["info"].waitForExistence(timeout: 60))
    #expect(app.staticTexts["info"].label == text)
  }

  @Test func `an address without an at sign leaves the button disabled`() {
    let app = launch([])
    enter(app, email: "grace", password: "hopper")
    #expect(!app.buttons["login"].isEnabled)
    #expect(!app.staticTexts["info"].exists)
  }

  private func launch(_ arguments: [String]) -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES"] + arguments
    app.launch()
    return app
  }

  private func enter(_ app: XCUIApplication, email: String, password: String) {
    app.textFields["E-mail"].tap()
    app.textFields["E-mail"].typeText(email)
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText(password)
  }
}
