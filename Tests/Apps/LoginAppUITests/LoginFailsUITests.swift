import XCUIAutomation

final class LoginFailsUITests: XCTestCase {
  func testLoginFails() {
    let app = XCUIApplication(bundleIdentifier: "LoginApp")
    app.launchArguments = ["-ui-testing", "YES", "-model.user", "test"]
    app.launch()
    app.textFields["Username"].tap()
    app.textFields["Username"].typeText("test")
    app.buttons["Login"].tap()
    XCTAssertTrue(
      app.staticTexts["results"].wait(for: \.label, toEqual: "Login failed", timeout: 1))
  }
}
