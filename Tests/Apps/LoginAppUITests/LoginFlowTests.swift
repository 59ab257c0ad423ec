import LaunchDomain
import Testing
import XCUIAutomation

/// The article's flows as Swift Testing tests, which run in parallel, each with its own app.
@Suite struct LoginFlowTests {
  static let credentials = Credentials(user: "test", password: "1234")

  @Test(arguments: [
    (credentials.password, "Success"), ("incorrect-password", "Login failed"),
    ("", "Login failed"), (" 1234", "Login failed"), ("-1234", "Login failed"),
  ])
  func `a login succeeds only with the right password`(password: String, result: String) throws {
    let app = try launch()
    logIn(app, password: password)
    #expect(app.staticTexts["results"].label == result)
  }

  @Test(arguments: [
    ("offline", "No connection"), ("timeout", "The service does not answer"),
    ("server", "The service is out of order"),
  ])
  func `a lost connection is shown to the user`(error: String, text: String) throws {
    let app = try launch(["-model.error", error])
    logIn(app, password: "1234")
    #expect(app.staticTexts["results"].waitForExistence(timeout: 90))
    #expect(app.staticTexts["results"].label == text)
  }

  @Test func `the indicator shows until the answer arrives`() throws {
    let app = try launch(["-model.delay", "20"])
    logIn(app, password: "1234")
    let indicator = app.activityIndicators.element
    #expect(indicator.exists)
    #expect(!app.buttons["Login"].isEnabled)
    #expect(!app.staticTexts["results"].waitForExistence(timeout: 19))
    #expect(indicator.exists)
    #expect(app.staticTexts["results"].waitForExistence(timeout: 30))
    #expect(!indicator.exists)
    #expect(app.buttons["Login"].isEnabled)
  }

  @Test func `a password of any characters arrives unchanged`() throws {
    let password = "\"(-é{;}🌍 '\\"
    let app = try launch(password: password)
    logIn(app, password: password)
    #expect(app.staticTexts["results"].label == "Success")
  }

  private func launch(
    password: String = credentials.password, _ arguments: [String] = []
  ) throws -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES", "-model.user", Self.credentials.user]
    app.launchArguments += try LaunchArguments.pair("model.password", password)
    app.launchArguments += arguments
    app.launch()
    return app
  }

  private func logIn(_ app: XCUIApplication, password: String) {
    app.textFields["Username"].tap()
    app.textFields["Username"].typeText(Self.credentials.user)
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText(password)
    app.buttons["Login"].tap()
  }
}
