import Foundation
import LaunchDomain
import XCUIAutomation

/// A login with the account of the real local scheme, `Fixtures/Schemes/testing.local.scheme`, which is never
/// checked in.
///
/// The test is skipped without that file, unless the account is in the arguments or the environment.
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
