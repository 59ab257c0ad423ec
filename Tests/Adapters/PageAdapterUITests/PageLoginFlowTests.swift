import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization
import Testing
import XCUIAutomation

/// The login flow of LoginApp, with the same body, on a page.
@Suite(.enabled(if: PageBrowser.isInstalled, "\(PageBrowser.advice)"))
struct PageLoginFlowTests {
  @Test(arguments: [
    ("1234", "Success"), ("incorrect-password", "Login failed"), ("", "Login failed"),
    (" 1234", "Login failed"), ("-1234", "Login failed"),
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
  func `the user is told of a lost connection`(error: String, text: String) throws {
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
    let password = "\"(-é{;} '\\🌍"
    let app = try launch(password: password)
    logIn(app, password: password)
    #expect(app.staticTexts["results"].label == "Success")
  }

  @Test func `several launches at once don't disturb each other`() {
    let results = Mutex<[String]>([])
    let launches = DispatchGroup()
    for _ in 0..<6 {
      DispatchQueue.global().async(group: launches) {
        let result = Result { try resultOfLogin() }
        results.withLock { $0.append((try? result.get()) ?? "\(result)") }
      }
    }
    launches.wait()
    #expect(results.withLock { $0 } == Array(repeating: "Success", count: 6))
  }

  /// Logs in over a separate session, because a test has only one app at a time for a URL.
  private func resultOfLogin() throws -> String {
    let page = AppReference.adapted(
      PageBrowser.pages.appendingPathComponent("login.html"), by: .page)
    var launch = AppLaunch(
      executable: try AppLocator().locate(page),
      arguments: ["-ui-testing", "YES", "-model.user", "test", "-model.password", "1234"])
    launch.subject = page.subject
    let session = try AppLauncher().launch(launch)
    defer { session.terminate() }
    func element(_ type: ElementType, _ name: String) -> ElementQuery {
      ElementQuery(steps: [.descendants(type), .matching(.identified(by: name))])
    }
    func perform(_ interaction: Interaction, _ query: ElementQuery) throws {
      _ = try session.call(PerformCall(interaction, on: query, timeout: 1), timeout: 1)
    }
    let tap = Interaction.tap(count: 1, touches: 1)
    try perform(tap, element(.textField, "Username"))
    try perform(.typeText("test"), element(.textField, "Username"))
    try perform(tap, element(.secureTextField, "Password"))
    try perform(.typeText("1234"), element(.secureTextField, "Password"))
    try perform(tap, element(.button, "Login"))
    let call = ResolveCall(element(.staticText, "results"), expecting: .one, timeout: 1)
    return try session.call(call, timeout: 1).elements.first?.label ?? ""
  }

  private func launch(
    password: String = "1234", _ arguments: [String] = []
  ) throws -> XCUIApplication {
    let app = XCUIApplication(url: PageBrowser.pages.appendingPathComponent("login.html"))
    app.launchArguments = ["-ui-testing", "YES", "-model.user", "test"]
    app.launchArguments += try LaunchArguments.pair("model.password", password)
    app.launchArguments += arguments
    app.launch()
    return app
  }

  private func logIn(_ app: XCUIApplication, password: String) {
    app.textFields["Username"].tap()
    app.textFields["Username"].typeText("test")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText(password)
    app.buttons["Login"].tap()
  }
}
