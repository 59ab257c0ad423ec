import Testing
import XCTest

@testable import XCUIAutomation

/// Signing in to an app that isn't written in Swift.
@Suite struct `Signing in` {
  @Test func `with the right password`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    app.textFields["Username"].tap()
    app.textFields["Username"].typeText("test")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("1234")
    app.buttons["Login"].tap()
    #expect(app.activityIndicators.firstMatch.exists)
    #expect(app.staticTexts["Success"].waitForExistence(timeout: 30))
    #expect(app.staticTexts["results"].label == "Success")
    app.terminate()
    #expect(app.state == .notRunning)
  }
}

final class SignInTests: XCTestCase {
  func testWithTheWrongPassword() {
    XCUIApplication(url: Fixture.agent).launch()
    let app = XCUIApplication(url: Fixture.agent)
    app.textFields["Username"].tap()
    app.textFields["Username"].typeText("test")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("wrong")
    XCTAssertEqual(app.secureTextFields["Password"].value as? String, "•••••")
    app.buttons["Login"].tap()
    XCTAssertTrue(app.staticTexts["Login failed"].waitForExistence(timeout: 30))
    app.terminate()
  }
}
