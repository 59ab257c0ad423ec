import Foundation
import LaunchDomain
import XCUIAutomation

/// The whole app, without stubs, against the real service on this machine.
///
/// The credentials come from a local scheme, a file that is never checked in; the tests write one to a
/// temporary folder.
final class LoginServiceUITests: XCTestCase {
  private static let account = Credentials(user: "testAccount", password: "correct horse 🐎")

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
  }

  func testTheAccountOfTheLocalSchemeLogsIn() throws {
    let scheme = try localScheme(
      """
      # Never checked in.
      -testing.user \(Self.account.user)
      -testing.password '\(Self.account.password)'
      """)
    let credentials = try credentials(from: scheme)
    let service = try LoginService(account: Self.account)
    let app = launch(service)
    logIn(app, credentials)
    XCTAssertTrue(app.staticTexts["results"].waitForExistence(timeout: 10))
    XCTAssertEqual(app.staticTexts["results"].label, "Success")
  }

  func testAnotherPasswordIsRefusedByTheService() throws {
    let service = try LoginService(account: Self.account)
    let app = launch(service)
    logIn(app, Credentials(user: Self.account.user, password: "wrong"))
    XCTAssertTrue(app.staticTexts["results"].waitForExistence(timeout: 10))
    XCTAssertEqual(app.staticTexts["results"].label, "Login failed")
  }

  func testTheIndicatorShowsUntilTheServiceAnswers() throws {
    let gate = try TemporaryFile(named: "gate", "")
    XCTAssertEqual(unlink(gate.path), 0)
    XCTAssertEqual(mkfifo(gate.path, 0o600), 0)
    let service = try LoginService(account: Self.account, options: ["--gate", gate.path])
    let app = launch(service)
    logIn(app, Self.account)
    XCTAssertTrue(app.activityIndicators.element.exists)
    XCTAssertFalse(app.buttons["Login"].isEnabled)
    // Opening blocks until the service has received the request.
    close(open(gate.path, O_WRONLY))
    XCTAssertTrue(app.staticTexts["results"].waitForExistence(timeout: 10))
    XCTAssertFalse(app.activityIndicators.element.exists)
  }

  func testAStoppedServiceMeansNoConnection() throws {
    let service = try LoginService(account: Self.account)
    let app = launch(service)
    service.stop()
    logIn(app, Self.account)
    XCTAssertTrue(app.staticTexts["results"].waitForExistence(timeout: 10))
    XCTAssertEqual(app.staticTexts["results"].label, "No connection")
  }

  func testAFailingServiceIsOutOfOrder() throws {
    let service = try LoginService(account: Self.account, options: ["--fail", "500"])
    let app = launch(service)
    logIn(app, Self.account)
    XCTAssertTrue(app.staticTexts["results"].waitForExistence(timeout: 10))
    XCTAssertEqual(app.staticTexts["results"].label, "The service is out of order")
  }

  func testWithoutALocalSchemeTheTestIsSkippedAndSaysWhatIsMissing() throws {
    let scheme = try localScheme("-testing.user someone")
    XCTAssertThrowsError(try credentials(from: scheme)) { error in
      let message = (error as? XCTSkip)?.message ?? "\(error)"
      XCTAssertTrue(error is XCTSkip, "\(error)")
      XCTAssertTrue(message.contains("testing.password"), message)
      XCTAssertTrue(message.contains("testing.local.scheme"), message)
    }
  }

  /// Returns the account to log in with; skips the test if there isn't one.
  private func credentials(from scheme: TemporaryFile) throws -> Credentials {
    let found = TestCredentials(scheme: .file(scheme.path), arguments: [], environment: [:])
    if let missing = found.missing("testing.user", "testing.password") {
      throw XCTSkip(missing.message)
    }
    return Credentials(
      user: try found.value(for: "testing.user"), password: try found.value(for: "testing.password")
    )
  }

  private func localScheme(_ text: String) throws -> TemporaryFile {
    try TemporaryFile(named: "testing.local.scheme", text)
  }

  private func launch(_ service: LoginService) -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-login.url", service.url]
    app.launch()
    return app
  }

  private func logIn(_ app: XCUIApplication, _ credentials: Credentials) {
    app.textFields["Username"].tap()
    app.textFields["Username"].typeText(credentials.user)
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText(credentials.password)
    app.buttons["Login"].tap()
  }
}
