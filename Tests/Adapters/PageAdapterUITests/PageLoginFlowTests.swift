import LaunchDomain
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

  @Test func `several launches at once don't disturb each other`() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<6 {
        group.addTask {
          do {
            let app = try launch()
            logIn(app, password: "1234")
            #expect(app.staticTexts["results"].label == "Success")
          } catch {
            Issue.record(error)
          }
        }
      }
    }
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
