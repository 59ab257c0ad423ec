import Foundation
import LaunchDomain
import XCUIAutomation

/// The account of the real local scheme, `Fixtures/Schemes/testing.local.scheme`, which is never
/// checked in.
///
/// Without that file, and without the account in the arguments or the environment, the test is
/// skipped.
final class LocalSchemeUITests: XCTestCase {
  private var credentials: Credentials!

  override func setUpWithError() throws {
    try super.setUpWithError()
    let found = TestCredentials()
    if let missing = found.missing("testing.user", "testing.password") {
      throw XCTSkip(missing.message)
    }
    credentials = Credentials(
      user: try found.value(for: "testing.user"), password: try found.value(for: "testing.password")
    )
  }

  func testTheAccountOfTheLocalSchemeLogsInWithoutStubs() throws {
    let service = try LoginService(account: credentials)
    let app = XCUIApplication()
    app.launchArguments = ["-login.url", service.url]
    app.launch()
    app.textFields["Username"].tap()
    app.textFields["Username"].typeText(credentials.user)
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText(credentials.password)
    app.buttons["Login"].tap()
    XCTAssertTrue(app.staticTexts["results"].waitForExistence(timeout: 10))
    XCTAssertEqual(app.staticTexts["results"].label, "Success")
  }
}
