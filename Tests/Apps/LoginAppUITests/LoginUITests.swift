import XCUIAutomation

/// The article's flows against the stubbed app, as XCTest tests.
final class LoginUITests: XCTestCase {
  let credentials = Credentials(user: "test", password: "1234")

  override func setUp() {
    super.setUp()
    continueAfterFailure = false

    let app = XCUIApplication()
    app.launchArguments.append(contentsOf: ["-ui-testing", "YES"])
    app.launchArguments.append(contentsOf: ["-model.user", credentials.user])
    app.launchArguments.append(contentsOf: ["-model.password", credentials.password])
    app.launch()
  }

  func testLoginSuccessful() {
    let app = XCUIApplication()
    logIn(app, password: credentials.password)
    XCTAssertEqual(app.staticTexts["results"].label, "Success")
  }

  func testLoginUnsuccessful() {
    let app = XCUIApplication()
    logIn(app, password: "incorrect-password")
    XCTAssertEqual(app.staticTexts["results"].label, "Login failed")
  }

  func testThePasswordIsNotShown() {
    let app = XCUIApplication()
    logIn(app, password: credentials.password)
    XCTAssertEqual(app.secureTextFields["Password"].value as? String, "••••")
    XCTAssertEqual(app.textFields["Username"].value as? String, "test")
  }

  func testEachLaunchStartsAfresh() {
    let app = XCUIApplication()
    logIn(app, password: credentials.password)
    app.launch()
    XCTAssertFalse(app.staticTexts["results"].exists)
    XCTAssertEqual(app.textFields["Username"].placeholderValue, "Username")
  }

  func testReturnGoesFromFieldToFieldAndLogsIn() {
    let app = XCUIApplication()
    app.textFields["Username"].tap()
    app.typeText(credentials.user + "\n")
    app.typeText(credentials.password + "\n")
    XCTAssertEqual(app.staticTexts["results"].label, "Success")
  }

  private func logIn(_ app: XCUIApplication, password: String) {
    let userField = app.textFields["Username"]
    let passwordField = app.secureTextFields["Password"]

    userField.tap()
    userField.typeText(credentials.user)

    passwordField.tap()
    passwordField.typeText(password)

    app.buttons["Login"].tap()
  }
}
